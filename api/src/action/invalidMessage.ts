import type { z } from 'zod';

/** What is wrong with a payload: the field's own message first, then the field's name. */
export function invalidMessage(error: z.ZodError): string {
  const [issue] = error.issues;
  if (!issue) return 'The call is not valid';
  const field = issue.path.map(String).join('.');
  return field === '' ? issue.message : `${issue.message} (${field})`;
}
