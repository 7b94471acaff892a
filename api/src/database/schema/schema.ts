/** TypeScript types of the tables, which the migrations define. */
import type { AccountTables } from './accounts';
import type { LedgerTables } from './ledger';
import type { PaymentTables } from './payments';
import type { LessonTables } from './lessons';
import type { ReminderTables } from './reminders';
import type { OperationTables } from './operations';

export interface Schema
  extends AccountTables, LedgerTables, PaymentTables, LessonTables, ReminderTables, OperationTables {}
