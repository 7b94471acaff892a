import { randomBytes } from 'node:crypto';
import type { ActionName } from '@reelrupee/contract/actions';
import { Kysely, PostgresDialect } from 'kysely';
import type { Database } from '../src/database/database';
import type { Schema } from '../src/database/schema/schema';
import { hashToken } from '../src/sessions/session';
import { caller } from './caller';
import type { BenchUser } from './people';

export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/** Records the SQL statements of an action by running it once for a model user, and sends them for other users. */
export async function bareStatements(
  database: Database,
  name: ActionName,
  payload: Record<string, unknown>,
  model: BenchUser,
): Promise<(user: BenchUser) => Promise<void>> {
  const recorded = await recordStatements(database, name, payload, model);
  return async (user) => {
    for (const { sql, parameters } of recorded) {
      await database.pool.query(sql, translate({ sql, parameters }, model, user));
    }
  };
}

/** The SQL statements that an action sends for a user. Throws if the call is refused. */
export async function recordStatements(
  database: Database,
  name: ActionName,
  payload: Record<string, unknown>,
  user: BenchUser,
): Promise<Statement[]> {
  const recorded: Statement[] = [];
  const queries = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => {
      recorded.push({ sql: query.sql, parameters: query.parameters });
    },
  });
  await caller({ ...database, queries })(name, user.token, payload);
  return recorded;
}

/** The parameters of a statement with the model user's ids replaced by another user's; a new session gets a new token. */
export function translate({ sql, parameters }: Statement, model: BenchUser, user: BenchUser): unknown[] {
  return parameters.map((parameter) => translateOne(parameter, sql, model, user));
}

function translateOne(parameter: unknown, sql: string, model: BenchUser, user: BenchUser): unknown {
  if (Buffer.isBuffer(parameter)) {
    if (parameter.equals(hashToken(model.token))) return hashToken(user.token);
    return sql.startsWith('insert into "sessions"') ? randomBytes(32) : parameter;
  }
  if (parameter === model.userId) return user.userId;
  if (parameter === model.userPlanId) return user.userPlanId;
  return parameter === model.email ? user.email : parameter;
}
