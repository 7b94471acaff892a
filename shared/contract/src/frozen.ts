/** Reply to every act that would move the money of a frozen user. */
export const accountFrozen = {
  code: 409,
  msg: 'Your account is under review. Your money is safe. Please contact support.',
} as const;
