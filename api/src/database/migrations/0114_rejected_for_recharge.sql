-- The recharge whose reversal rejected a withdrawal, to take its money back; null for one that an administrator decided.
alter table withdrawals add column rejected_for_recharge_id text references recharges;

-- Until now a reversal's withdrawals were told by its instant and its administrator.
update withdrawals set rejected_for_recharge_id = recharges.id
  from recharges left join referrals on referrals.referred_user_id = recharges.user_id
  where withdrawals.status = 'rejected' and withdrawals.returned_at is null
    and withdrawals.decided_at = recharges.reversed_at and withdrawals.decided_by = recharges.reversed_by
    and withdrawals.user_id in (recharges.user_id, referrals.referrer_user_id);

create index withdrawals_by_recharge on withdrawals (rejected_for_recharge_id)
  where rejected_for_recharge_id is not null;
