import type { AdminRecharge } from '@reelrupee/contract/actions/operations';
import type { Queries } from '../database/database';
import { type RechargeRow, toRechargeDto, selectRecharges } from '../recharges/rechargeDto';

type Row = RechargeRow & { user_name: string; user_email: string };

/** Recharge requests with who made them, ready to be narrowed down. */
export function selectAdminRecharges(queries: Queries) {
  return selectRecharges(queries)
    .innerJoin('users', 'users.id', 'recharges.user_id')
    .select(['users.name as user_name', 'users.email as user_email']);
}

/** A recharge request as administrators see it. */
export function toAdminRechargeDto(row: Row): AdminRecharge {
  return { ...toRechargeDto(row), userName: row.user_name, userEmail: row.user_email };
}
