import { UserError } from './userError';

/** HTTP status of a refusal. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 422;

/** A request that the registry refuses: the problem, and what to do about it. */
export class RefusedError extends UserError {
  readonly status: RefusalStatus;

  constructor(status: RefusalStatus, problem: string, remedy: string) {
    super(problem, remedy);
    this.status = status;
  }
}
