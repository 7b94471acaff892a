import type { ReplyCode } from '@reelrupee/contract/envelope';

/** Ends a request with this code and message; thrown by HTTP code before an action runs. */
export class ActionError extends Error {
  override name = 'ActionError';

  constructor(
    readonly code: ReplyCode,
    message: string,
  ) {
    super(message);
  }
}
