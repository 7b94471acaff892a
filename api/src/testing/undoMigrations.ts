/**
 * Statements that take back the last migrations, of which the first changes `withdrawals` and `users`. A new migration is
 * added to them.
 */
export const UNDO_LAST_MIGRATIONS = [
  `delete from kysely_migration where name in
    ('0112_operations', '0113_canary_reports', '0114_rejected_for_recharge', '0115_payout_batches',
      '0116_payout_pause', '0117_adjustments', '0118_release_views', '0119_tax_payments', '0120_names')`,
  'drop index users_by_name',
  'drop table release_views',
  'drop table adjustments',
  'drop trigger withdrawals_pause_requests on withdrawals',
  'drop trigger withdrawals_pause_payouts on withdrawals',
  'drop table payout_pause',
  'alter table withdrawals drop column batch',
  'alter table withdrawals drop column rejected_for_recharge_id',
  'drop table canary_reports, canary_visitors',
  'drop index withdrawals_users_by_upi_id, withdrawals_users_by_account_number',
  'alter table users drop column reinstated_at',
  'alter table push_subscriptions drop column public_key',
  'create index withdrawals_by_upi_id on withdrawals (upi_id)',
  'create index withdrawals_by_account_number on withdrawals (account_number)',
];
