/** Patterns of the form fields. Plain regular expressions, so that screens need no zod. */

/** Lowercase letters, digits and . _ % + - before the @, a domain, and a suffix of two or more letters. */
export const EMAIL_PATTERN = /^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,}$/;

export const PHONE_PATTERN = /^[0-9]{10}$/;

/** NPCI's virtual payment address: name@handle. */
export const UPI_ID_PATTERN = /^[a-zA-Z0-9._-]{2,256}@[a-zA-Z][a-zA-Z0-9]{1,63}$/;

/** Reserve Bank of India: four letters, a zero, six letters or digits. */
export const IFSC_PATTERN = /^[A-Z]{4}0[A-Z0-9]{6}$/;

export const ACCOUNT_NUMBER_PATTERN = /^[0-9]{9,18}$/;

/** A bank reference (UTR) has 12 digits; ids of other apps have 8 to 35 letters and digits. */
export const TRANSACTION_ID_PATTERN = /^[a-zA-Z0-9]{8,35}$/;

/**
 * Text of one line that is shown as it is written: no control characters, and none that hide text or turn its
 * direction. The joiners of Indian scripts are allowed.
 */
export const PLAIN_TEXT_PATTERN = /^(?:[\u200c\u200d]|[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}])*$/u;
