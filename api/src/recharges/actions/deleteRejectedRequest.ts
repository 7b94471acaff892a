import { done, type Handler, refuse } from '../../action/handler';

/** Archives; nothing is ever deleted. Archiving twice changes nothing. */
export const deleteRejectedRequest: Handler<'deleteRejectedRequest'> = async (
  { payload, session },
  { database, clock },
) => {
  const request = await database.queries
    .selectFrom('recharges')
    .select('status')
    .where('id', '=', payload._id)
    .where('user_id', '=', session.userId)
    .where('plan_id', '=', payload.planId)
    .executeTakeFirst();
  if (!request) return refuse('noSuchRequest');
  if (request.status !== 'rejected') return refuse('notRejected');
  await database.queries
    .updateTable('recharges')
    .set({ archived_at: clock.now() })
    .where('id', '=', payload._id)
    .where('archived_at', 'is', null)
    .execute();
  return done(null);
};
