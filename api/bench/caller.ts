import type { ActionName } from '@reelrupee/contract/actions';
import { pino } from 'pino';
import { runAction } from '../src/action/runAction';
import { readConfig } from '../src/config';
import type { Database } from '../src/database/database';
import { googleIdentity } from '../src/sessions/googleIdentity';
import { type Clock, realClock } from '../src/time/clock';

/** Calls actions in this process; a call gives its data. Throws if it is refused. */
export function caller(database: Database, clock: Clock = realClock) {
  const config = readConfig({});
  const services = {
    database,
    clock,
    config,
    google: googleIdentity(config),
    mailer: {
      configured: false,
      counts: { sent: 0, failed: 0 },
      send: () => undefined,
      settle: () => Promise.resolve(),
    },
    viewerKey: null,
    log: pino({ level: 'silent' }),
  };
  return async (name: ActionName, token: string, payload: Record<string, unknown>): Promise<unknown> => {
    const incoming = { payload, token, requestId: 'bench', client: { address: '', userAgent: '' } };
    const reply = await runAction(name, incoming, services);
    if (reply.code !== 200) throw new Error(`${name}: ${reply.code} ${reply.msg}`);
    return reply.data;
  };
}
