import type { ActionError } from '../api/result';

/** Wraps a call's error for the query cache, whose queries fail by throwing. */
export class ActionQueryError extends Error {
  readonly error: ActionError;

  constructor(error: ActionError) {
    super(error.kind);
    this.name = 'ActionQueryError';
    this.error = error;
  }
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ActionQueryError;
  }
}
