import type { ActionTrouble } from '../api/result';

/** Carries a call's trouble through the query cache, which knows failures only as thrown errors. */
export class ActionError extends Error {
  readonly trouble: ActionTrouble;

  constructor(trouble: ActionTrouble) {
    super(trouble.kind);
    this.name = 'ActionError';
    this.trouble = trouble;
  }
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ActionError;
  }
}
