/** An error that its user can fix; the message says how and is printed without a stack trace. */
export class UserError extends Error {
  override name = 'UserError';

  constructor(
    message: string,
    /** Code of the reply that caused it, if one did. */
    readonly code?: number,
  ) {
    super(message);
  }
}
