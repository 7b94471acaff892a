import type { Logger } from 'pino';
import type { Config } from './config';
import type { Database } from './database/database';
import type { Mailer } from './mail/mailer';
import type { GoogleIdentity } from './sessions/googleIdentity';
import type { Clock } from './time/clock';

/** Dependencies of actions and domain code, created by the server and by tests. */
export interface Services {
  database: Database;
  clock: Clock;
  config: Config;
  google: GoogleIdentity;
  mailer: Mailer;
  /** Signs the user in a video's address; null without the setting `MEDIA_SIGNAL`. */
  viewerKey: Buffer | null;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
}
