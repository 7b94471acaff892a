import type { ActionError } from '../api/result';

/** Carries a call's error through the query cache, which knows failures only as thrown errors. */
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
