import { toPaise } from '@reelrupee/contract/money';
import { type Handler, success } from '../../action/handler';
import { checkPayouts } from '../../risk/checkPayouts';
import { requestWithdrawal } from '../requestWithdrawal';

export const withdrawRequest: Handler<'withdrawRequest'> = async (
  { payload, session, requestId },
  services,
) => {
  const withdrawal = await requestWithdrawal(
    {
      userId: session.userId,
      amountPaise: toPaise(payload.amount),
      // Without a client key, the request id keeps a resent request from withdrawing twice.
      requestKey: payload.requestKey ?? `request/${requestId}`,
      payTo: payload.payTo,
      shownPayee: payload.shownPayee,
    },
    payload.qrImage,
    services,
  );
  if (!withdrawal.ok) return withdrawal;
  // The request stands whatever the check does: each payout is checked again before it is paid.
  await checkPayouts(
    services.database.queries,
    [withdrawal.value._id],
    services.config,
    services.clock.now(),
  ).catch((error: unknown) => services.log.warn({ err: error }, 'a payout could not be checked'));
  return success(withdrawal.value, 'Withdrawal request submitted successfully');
};
