/** Seconds after which a call that came at a busy time may come again, as text of the header `Retry-After`. */
export const RETRY_AFTER_SECONDS = '5';
