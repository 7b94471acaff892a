/**
 * Errors that nothing has caught, from the first script on. They are kept until the background chunk attributes them,
 * so that attribution costs the first screen nothing.
 */
export type UncaughtError = ErrorEvent | PromiseRejectionEvent;

const captured: UncaughtError[] = [];
let handle = (event: UncaughtError): unknown => captured.push(event);

/** Captures every uncaught error and unhandled rejection of the page from now on. */
export function captureUncaughtErrors(): void {
  window.addEventListener('error', (event) => handle(event));
  window.addEventListener('unhandledrejection', (event) => handle(event));
}

/** Gives the errors captured so far, and every later one, to a handler. */
export function handleUncaughtErrors(handler: (event: UncaughtError) => void): void {
  handle = handler;
  captured.splice(0).forEach(handler);
}
