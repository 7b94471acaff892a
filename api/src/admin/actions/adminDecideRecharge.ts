import { done, type Handler, refuse } from '../../action/handler';
import { approveRecharge } from '../../recharges/approveRecharge';
import { toAdminRechargeDto, selectAdminRecharges } from '../adminRechargeDto';

export const adminDecideRecharge: Handler<'adminDecideRecharge'> = async (
  { payload, session },
  { database, clock },
) => {
  const { _id: id, decision, reason = '' } = payload;
  const rejecting = decision === 'reject';
  if (rejecting && reason === '') return refuse('reasonMissing');
  const now = clock.now();
  return database.transaction(async (queries) => {
    const request = await queries
      .selectFrom('recharges')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!request) return refuse('noSuchRecharge', { id });
    const status = rejecting ? 'rejected' : 'approved';
    if (request.status !== 'pending' && request.status !== status) {
      return refuse('decidedOtherwise', { status: request.status });
    }
    if (request.status === 'pending') {
      await queries
        .updateTable('recharges')
        .set({ status, reason: rejecting ? reason : '', decided_at: now, decided_by: session.userId })
        .where('id', '=', id)
        .execute();
      if (!rejecting) await approveRecharge(queries, request, now);
    }
    const decided = await selectAdminRecharges(queries)
      .where('recharges.id', '=', id)
      .executeTakeFirstOrThrow();
    return done(toAdminRechargeDto(decided));
  });
};
