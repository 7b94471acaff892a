import { isFresh } from '../../accounts/confirmOwner';
import { type Handler, success } from '../../action/handler';
import { err } from '../../result';
import { appendAct } from '../auditLog';
import { totpStep } from '../totp';

export const adminConfirmTotp: Handler<'adminConfirmTotp'> = async (
  { payload, session },
  { database, clock },
) => {
  const now = clock.now();
  // A stolen session must not replace the app by one of its own.
  if (!isFresh(session, now)) return err('logInAgain');
  const step = totpStep(payload.secret, payload.totp, now);
  if (step === null) return err('wrongTotp');
  const { userId: administratorId } = session;
  await database.transaction(async (queries) => {
    await queries
      .updateTable('users')
      .set({ totp_secret: payload.secret, totp_step: step })
      .where('id', '=', administratorId)
      .execute();
    // Without the payload, which has the secret.
    await appendAct(
      queries,
      { administratorId, action: 'adminConfirmTotp', payload: {}, replyCode: 200 },
      now,
    );
  });
  return success(null, 'From now on log-ins need the code of your app.');
};
