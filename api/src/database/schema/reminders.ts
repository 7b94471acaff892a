import type { Generated } from 'kysely';
import type { Day } from './columns';

/** Daily reminders by web push. */
export interface ReminderTables {
  reminders: { user_id: string; hour: number };
  push_subscriptions: {
    endpoint_hash: Buffer;
    user_id: string;
    token_hash: Buffer;
    endpoint: string;
    p256dh: string;
    auth: string;
    /** The provider's key that the device subscribed to; null in rows of versions that did not store it. */
    public_key: string | null;
    created_at: Date;
  };
  sent_reminders: { user_id: string; day: Day; claimed_at: Date };
  push_keys: { only_row: Generated<boolean>; public_key: string; private_key: string };
}
