import type { Access } from './access';

/** Release permissions as lines of text. Pure. */
export function describeAccess(access: Access): string {
  const lines = Object.entries(access).flatMap(([remote, { keys, tokens, repositories }]) => [
    remote,
    ...keys.map(({ id, owner, retiredAt }) =>
      retiredAt ? `  key ${id} of ${owner}, retired on ${day(retiredAt)}` : `  key ${id} of ${owner}`,
    ),
    ...tokens.map(({ owner, expiresAt }) => `  token of ${owner}, valid until ${day(expiresAt)}`),
    ...repositories.map(
      ({ repository, ref = 'any ref', issuer }) => `  CI of ${repository} (${ref}), by ${issuer}`,
    ),
  ]);
  return lines.length > 0
    ? lines.join('\n')
    : 'No team may release over HTTP yet: npm run registry -- --help';
}

function day(at: string): string {
  return at.slice(0, 10);
}
