/** A reason not to start that its reader can do something about: shown as one sentence, without a stack. */
export class UserError extends Error {
  override name = 'StartupError';
}
