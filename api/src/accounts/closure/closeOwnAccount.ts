import { toPaise } from '@reelrupee/contract/money';
import { formatRupees } from '../../formatRupees';
import { mailIn } from '../../mail/mailIn';
import { err, ok, type Result } from '../../result';
import type { Services } from '../../services';
import type { Client } from '../../sessions/client';
import type { Session } from '../../sessions/session';
import { confirmOwner, type OwnerError, type OwnerProof } from '../confirmOwner';
import { closeAccount, type ClosureError } from './closeAccount';

type OwnClosureError =
  OwnerError | Exclude<ClosureError, 'noSuchUser'> | 'moneyLeft' | 'accountFrozen' | 'sessionEnded';

/**
 * Closes the caller's account, once its owner is confirmed, and tells them by mail. Money that can be withdrawn must be
 * withdrawn first; a frozen account stays, as the money of others may depend on it.
 */
export async function closeOwnAccount(
  { loss, ...proof }: OwnerProof & { loss: number },
  session: Session,
  client: Client,
  services: Services,
): Promise<Result<null, OwnClosureError>> {
  const { database, clock, config, mailer, log } = services;
  const { userId } = session;
  const user = await database.queries
    .selectFrom('users')
    .select(['id', 'email', 'password_hash', 'google_subject'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const confirmed = await confirmOwner(user, proof, session, client, services);
  if (!confirmed.ok) return confirmed;
  const closure = {
    userId,
    lossPaise: toPaise(loss),
    reason: 'Closed by the user',
    at: clock.now(),
  };
  const closed = await database.transaction((queries) =>
    closeAccount(queries, closure, ({ frozen, availablePaise }) => {
      if (frozen) return err('accountFrozen');
      if (availablePaise < config.MIN_WITHDRAWAL * 100) return ok(null);
      return err('moneyLeft', { available: formatRupees(availablePaise) });
    }),
  );
  if (!closed.ok) {
    const { error, details } = closed;
    // Closed meanwhile by another call, which also ended the session.
    return error === 'noSuchUser' ? err('sessionEnded') : err(error, details);
  }
  log.info({ userId }, 'account closed');
  mailer.send({
    to: closed.value.email,
    ...mailIn(closed.value.language, {
      en: {
        subject: 'Your account is closed',
        text: 'Your account is closed, and your name, email, phone and payout details are erased. Records of payments stay, as the law requires. If it was not you, contact support.',
      },
      hi: {
        subject: 'आपका खाता बंद हो गया',
        text: 'आपका खाता बंद हो गया है। आपका नाम, ईमेल, फ़ोन और भुगतान की जानकारी मिटा दी गई है। भुगतान के रिकॉर्ड कानून के अनुसार रखे जाते हैं। अगर यह आपने नहीं किया, तो सहायता से संपर्क करें।',
      },
    }),
  });
  return ok(null);
}
