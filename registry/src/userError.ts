/** An error that the user can fix; printed without a stack trace. */
export class UserError extends Error {
  override readonly name = 'UserError';

  /**
   * @param problem what went wrong
   * @param remedy what to do now
   */
  constructor(problem: string, remedy: string) {
    super(`${problem}\n${remedy}`);
  }
}

/** A request that was carried out before. */
export class RepeatedRequestError extends UserError {}
