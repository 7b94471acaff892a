import type { ActionBeside, ActionData, ActionName, ActionPayload } from '@reelrupee/contract/actions';

/** A reply as a client sees it; `data` is null in error replies. */
export type Reply<Name extends ActionName> =
  | ({ code: 200; msg: string; data: ActionData<Name> } & ActionBeside<Name>)
  | { code: Exclude<number, 200>; msg: string; data: null };

/** Calls an action over HTTP like the site: multipart form data with a bearer token. */
export async function call<Name extends ActionName>(
  url: string,
  name: Name,
  payload: ActionPayload<Name>,
  token = '',
): Promise<Reply<Name>> {
  const response = await fetch(`${url}/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, range: 'bytes=0-' },
    body: toForm(payload),
  });
  return (await response.json()) as Reply<Name>;
}

/** Like `call`, for calls that must succeed: returns the data or throws. */
export async function mustCall<Name extends ActionName>(
  url: string,
  name: Name,
  payload: ActionPayload<Name>,
  token = '',
): Promise<ActionData<Name>> {
  const { code, msg, data } = await call(url, name, payload, token);
  if (code !== 200) throw new Error(`${name} answered ${code}: ${msg}`);
  return data as ActionData<Name>;
}

/** Converts a payload to a form: brackets for nested objects, everything but files as text. */
export function toForm(payload: object): FormData {
  const form = new FormData();
  const add = (name: string, value: unknown): void => {
    if (value === undefined) return;
    if (value instanceof Blob) form.append(name, value, 'upload');
    else if (typeof value === 'object' && value !== null) {
      for (const [inner, part] of Object.entries(value)) add(`${name}[${inner}]`, part);
    } else form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  };
  for (const [name, value] of Object.entries(payload)) add(name, value);
  // A multipart form needs at least one field.
  if (![...form.keys()].length) form.append('empty', '');
  return form;
}
