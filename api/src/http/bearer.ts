/** The token of an Authorization header; empty without one. */
export function bearerToken(header: string | undefined): string {
  const [scheme = '', token = ''] = (header ?? '').trim().split(/\s+/, 2);
  return scheme.toLowerCase() === 'bearer' ? token : '';
}
