/** Tells if a parsed value contains a NUL character, which PostgreSQL cannot store. */
export function containsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (value === null || typeof value !== 'object' || value instanceof Blob) return false;
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || containsNul(inner));
}
