/** A calendar day of Asia/Kolkata, YYYY-MM-DD. */
export type Day = string;

/** Money in whole paise. */
export type Paise = number;
