import { done, type Handler, refuse } from '../../action/handler';
import { settleWithdrawal } from '../../wallet/settleWithdrawal';
import { toAdminWithdrawalDto, selectAdminWithdrawals } from '../adminWithdrawalDto';

export const adminDecideWithdrawal: Handler<'adminDecideWithdrawal'> = async (
  { payload, session },
  { database, clock },
) => {
  const { _id: id, decision, utr = '', reason = '' } = payload;
  const paying = decision === 'pay';
  if (paying && utr === '') return refuse('utrMissing');
  if (!paying && reason === '') return refuse('reasonMissing');
  const now = clock.now();
  return database.transaction(async (queries) => {
    const request = await queries
      .selectFrom('withdrawals')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!request) return refuse('noSuchWithdrawal', { id });
    const status = paying ? 'approved' : 'rejected';
    if (request.status !== 'pending' && request.status !== status) {
      return refuse('decidedOtherwise', { status: request.status === 'approved' ? 'paid' : 'refused' });
    }
    // Another reference is another payment: whoever sent it must hear that there was one before.
    if (request.status === 'approved' && request.utr !== utr) {
      return refuse('paidOtherwise', { utr: request.utr });
    }
    if (request.status === 'pending') {
      await queries
        .updateTable('withdrawals')
        .set({
          status,
          utr: paying ? utr : '',
          reason: paying ? '' : reason,
          decided_at: now,
          decided_by: session.userId,
        })
        .where('id', '=', id)
        .execute();
      await settleWithdrawal(queries, request, status, now);
    }
    const decided = await selectAdminWithdrawals(queries)
      .where('withdrawals.id', '=', id)
      .executeTakeFirstOrThrow();
    return done(toAdminWithdrawalDto(decided));
  });
};
