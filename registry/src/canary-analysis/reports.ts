/** The reports of browsers, which the provider collects. */
import { actions, type ActionData } from '@reelrupee/contract/actions';
import { z } from 'zod';
import { UserError } from '../userError';

export type Report = ActionData<'adminListErrors'>[number];
export type ErrorCount = ActionData<'adminListCanaryErrors'>[number];
export type TapCount = ActionData<'adminListTaps'>[number];

/** The reports that a canary is judged by: of page views that had it, of the canary and of its stable release. */
export interface CanaryReports {
  errors: ErrorCount[];
  taps: TapCount[];
}

/** The reports of a provider. Each method throws a UserError when it gives none. */
export interface ReportSource {
  /** The most frequent reports of the last hours, by remote, release and kind; of one remote, if it is named. */
  errors: (hours: number, remote?: string) => Promise<Report[]>;
  /** `since`: ISO time when the canary came out; empty if that is unknown. */
  ofCanary: (canary: { remote: string; release: string; since: string }) => Promise<CanaryReports>;
}

export interface ApiAccess {
  /** Origin of the provider, without a slash at its end. */
  api: string;
  email: string;
  password: string;
}

/**
 * The reports of a provider. It logs in once, and again when its session has ended; `totp` gives a new code of an
 * administrator's authenticator app.
 */
export function reportsFrom({ api, email, password }: ApiAccess, totp: () => Promise<string>): ReportSource {
  let token: string | undefined;
  const logIn = async () => {
    let reply = await call(api, 'userLogin', { email, password });
    if (reply.msg === actions.userLogin.errors.totpNeeded.msg) {
      reply = await call(api, 'userLogin', { email, password, totp: await totp() });
    }
    return z.object({ token: z.string() }).parse(dataOf(reply, 'userLogin')).token;
  };
  const ask = async <A extends ListAction>(action: A, payload: Record<string, string>) => {
    token ??= await logIn();
    let reply = await call(api, action, payload, token);
    if (reply.code === SESSION_ENDED) reply = await call(api, action, payload, (token = await logIn()));
    return actions[action].data.parse(dataOf(reply, action)) as ActionData<A>;
  };
  return {
    errors: (hours, remote) =>
      ask('adminListErrors', { sinceHours: String(hours), ...(remote !== undefined && { remote }) }),
    ofCanary: async ({ remote, release: canary, since }) => {
      const of = { remote, canary };
      const errors = await ask('adminListCanaryErrors', since ? { ...of, since } : of);
      return { errors, taps: await ask('adminListTaps', of) };
    },
  };
}

type ListAction = 'adminListErrors' | 'adminListCanaryErrors' | 'adminListTaps';

const SESSION_ENDED = 401;

const envelope = z.object({ code: z.number(), msg: z.string(), data: z.unknown() });

/** A provider that has fallen silent must not hold up the next round, in which a canary may be withdrawn. */
const LIMIT_MS = 60_000;

async function call(
  api: string,
  action: string,
  payload: Record<string, string>,
  token?: string,
): Promise<z.infer<typeof envelope>> {
  const body = new FormData();
  for (const [name, value] of Object.entries(payload)) body.set(name, value);
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const response = await fetch(`${api}/${action}`, {
    method: 'POST',
    body,
    headers,
    signal: AbortSignal.timeout(LIMIT_MS),
  }).catch(() => undefined);
  const reply = envelope.safeParse(await response?.json().catch(() => undefined));
  if (reply.success) return reply.data;
  throw new UserError(
    `The provider at ${api} does not answer${response ? ` as it should: status ${response.status}` : ''}.`,
    'Start it, or name another one: --api.',
  );
}

function dataOf({ code, msg, data }: z.infer<typeof envelope>, action: string): unknown {
  if (code === 200) return data;
  throw new UserError(
    `${action} was refused: ${msg}`,
    'Set ADMIN_EMAIL and ADMIN_PASSWORD, with an authenticator app ADMIN_TOTP.',
  );
}
