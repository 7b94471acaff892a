/** Reply to every call in a session that the closing of its account has ended. */
export const ownAccountClosed = { code: 401, msg: 'Your account is closed.' } as const;
