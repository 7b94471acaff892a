/** What browsers reported, asked of the provider. */
import { actions, type ActionData } from '@reelrupee/contract/actions';
import { z } from 'zod';
import { Refusal } from '../release/refusal';
import type { Rate } from './judge';

export type Report = ActionData<'adminListErrors'>[number];

export interface ApiAccess {
  /** Origin of the provider, without a slash at its end. */
  api: string;
  email: string;
  password: string;
}

/** Reports of the last hours, by remote, release and kind. Throws a Refusal when the provider gives none. */
export async function fetchReports(
  { api, email, password }: ApiAccess,
  sinceHours: number,
): Promise<Report[]> {
  const session = z.object({ token: z.string() }).parse(await call(api, 'userLogin', { email, password }));
  const data = await call(api, 'adminListErrors', { sinceHours: String(sinceHours) }, session.token);
  return actions.adminListErrors.data.parse(data);
}

/** The rate of one release among the reports. */
export function rateOf(reports: Report[], remote: string, release: string): Rate {
  const own = reports.filter((report) => report.remote === remote && report.release === release);
  const count = (kinds: Report[]) => kinds.reduce((sum, report) => sum + report.count, 0);
  return {
    opened: count(own.filter(({ kind }) => kind === 'opened')),
    failed: count(own.filter(({ kind }) => kind !== 'opened')),
  };
}

const reply = z.object({ code: z.number(), msg: z.string(), data: z.unknown() });

async function call(
  api: string,
  action: string,
  payload: Record<string, string>,
  token?: string,
): Promise<unknown> {
  const body = new FormData();
  for (const [name, value] of Object.entries(payload)) body.set(name, value);
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const response = await fetch(`${api}/${action}`, { method: 'POST', body, headers }).catch(() => undefined);
  if (!response)
    throw new Refusal(`The api at ${api} does not answer.`, 'Start it, or name another one: --api.');
  const { code, msg, data } = reply.parse(await response.json());
  if (code !== 200) throw new Refusal(`${action} was refused: ${msg}`, 'Set ADMIN_EMAIL and ADMIN_PASSWORD.');
  return data;
}
