/** A failure that is shown as its message alone. */
export class CliError extends Error {
  override name = 'CliError';

  constructor(
    message: string,
    /** The code of the reply that caused it, if one did. */
    readonly code?: number,
  ) {
    super(message);
  }
}
