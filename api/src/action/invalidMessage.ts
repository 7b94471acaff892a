import type { z } from 'zod';

/** The message of the first invalid field, followed by the field's name. */
export function invalidMessage(error: z.ZodError): string {
  const [issue] = error.issues;
  if (!issue) return 'The call is invalid';
  const field = issue.path.map(String).join('.');
  return field === '' ? issue.message : `${issue.message} (${field})`;
}
