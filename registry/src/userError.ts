/** A command that was not carried out, for a reason that its user can do something about. */
export class UserError extends Error {
  override readonly name = 'Refusal';

  /**
   * @param what what was refused, and why
   * @param remedy what to do now
   */
  constructor(what: string, remedy: string) {
    super(`${what}\n${remedy}`);
  }
}
