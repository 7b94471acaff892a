import { z } from 'zod';

/**
 * Names the field in zod's own messages. The contract's messages, which take precedence, name it in words. zod's reason is
 * for developers: screens check what users type.
 */
export const nameField: z.core.$ZodErrorMap = (issue) => {
  const reason = z.config().localeError?.(issue);
  const field = issue.path?.map(String).join('.');
  return `The field ${field} is not valid. (${typeof reason === 'string' ? reason : reason?.message})`;
};
