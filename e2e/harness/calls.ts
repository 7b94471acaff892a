import type { ActionBeside, ActionData, ActionName, ActionPayload } from '@reelrupee/contract/actions';

type Reply<Name extends ActionName> = { data: ActionData<Name>; msg: string } & ActionBeside<Name>;

/** Calls the provider directly, for what a test needs done before the screens; anything but 200 is an error. */
export async function call<Name extends ActionName>(
  url: string,
  name: Name,
  payload: ActionPayload<Name>,
  token?: string,
): Promise<Reply<Name>> {
  const response = await fetch(`${url}/${name}`, {
    method: 'POST',
    body: formOf(payload),
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  });
  const reply = (await response.json()) as Reply<Name> & { code: number };
  if (reply.code !== 200) throw new Error(`${name} answered ${reply.code}: ${reply.msg}`);
  return reply;
}

function formOf(payload: object): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(payload)) append(form, field, value);
  return form;
}

function append(form: FormData, field: string, value: unknown): void {
  if (value === undefined) return;
  if (value instanceof Blob) form.append(field, value, 'image.png');
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) append(form, `${field}[${key}]`, inner);
  } else form.append(field, String(value));
}
