import type { ReplyCode } from '@reelrupee/contract/envelope';

/** A call that cannot be understood or is not let in; ends the request with this reply. */
export class ActionError extends Error {
  override name = 'CallError';

  constructor(
    readonly code: ReplyCode,
    message: string,
  ) {
    super(message);
  }
}
