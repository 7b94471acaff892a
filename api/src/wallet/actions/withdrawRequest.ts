import { toPaise } from '@reelrupee/contract/money';
import { done, type Handler, refuse } from '../../action/handler';
import { readImage } from '../../uploads/readImage';
import { holdWithdrawal } from '../holdWithdrawal';
import { toWithdrawalDto } from '../withdrawalDto';

export const withdrawRequest: Handler<'withdrawRequest'> = async (
  { payload, session, requestId },
  services,
) => {
  const image = payload.qrImage ? await readImage(payload.qrImage) : null;
  if (image?.kind === 'refused') return refuse(image.refusal);
  const result = await holdWithdrawal(
    {
      userId: session.userId,
      amountPaise: toPaise(payload.amount),
      // Without a key of the client's each request is a withdrawal of its own, however often it is delivered.
      requestKey: payload.requestKey ?? `request/${requestId}`,
      payTo: payload.payTo,
      webp: image?.webp ?? null,
    },
    services,
  );
  if (result.kind === 'refused') return result;
  return done(toWithdrawalDto(result.withdrawal), 'Withdrawal request submitted successfully');
};
