import { randomBytes } from 'node:crypto';
import type { ActionName } from '@reelrupee/contract/actions';
import { Kysely, PostgresDialect } from 'kysely';
import { pino } from 'pino';
import { readConfig } from '../src/config';
import type { Database } from '../src/database/database';
import type { Schema } from '../src/database/schema';
import { runAction } from '../src/action/runAction';
import { googleIdentity } from '../src/sessions/googleIdentity';
import { hashToken } from '../src/sessions/session';
import { realClock } from '../src/time/clock';
import type { BenchUser } from './people';

interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/**
 * Records the SQL statements of an action by running it once for a model user, and returns a function that sends the
 * same statements for another user.
 */
export async function bareStatements(
  database: Database,
  name: ActionName,
  payload: Record<string, unknown>,
  model: BenchUser,
): Promise<(user: BenchUser) => Promise<void>> {
  const recorded: Statement[] = [];
  const queries = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => {
      recorded.push({ sql: query.sql, parameters: query.parameters });
    },
  });
  const config = readConfig({});
  const reply = await runAction(
    name,
    { payload, token: model.token, requestId: 'bench', client: { address: '', userAgent: '' } },
    {
      database: { ...database, queries },
      clock: realClock,
      config,
      google: googleIdentity(config),
      mailer: { configured: false, send: () => undefined },
      log: pino({ level: 'silent' }),
    },
  );
  if (reply.code !== 200) throw new Error(`${name}: ${reply.msg}`);
  return async (user) => {
    for (const { sql, parameters } of recorded) {
      await database.pool.query(
        sql,
        parameters.map((parameter) => translate(parameter, sql, model, user)),
      );
    }
  };
}

/** Replaces the model user's ids by another user's; a new session gets a new token. */
function translate(parameter: unknown, sql: string, model: BenchUser, user: BenchUser): unknown {
  if (Buffer.isBuffer(parameter)) {
    if (parameter.equals(hashToken(model.token))) return hashToken(user.token);
    return sql.startsWith('insert into "sessions"') ? randomBytes(32) : parameter;
  }
  if (parameter === model.userId) return user.userId;
  if (parameter === model.userPlanId) return user.userPlanId;
  return parameter === model.email ? user.email : parameter;
}
