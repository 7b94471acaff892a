/** The query that opens the sign-up form on /login, instead of the log-in form. */
export const SIGN_UP_QUERY = { form: 'signup' } as const;

/** The address of the sign-up form. Referral links have `ref` in its place and open the form too. */
export const SIGN_UP_ADDRESS = `/login?form=${SIGN_UP_QUERY.form}`;
