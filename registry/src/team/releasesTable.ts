import type { ReleaseRow } from '../service/contract';

/** The releases of a remote as lines of text, the newest first. Pure. */
export function releasesTable(rows: ReleaseRow[]): string {
  if (rows.length === 0) return 'Nothing is published yet: npm run publish';
  const width = Math.max(...rows.map(({ id }) => id.length));
  return rows
    .map(({ id, status, builtAt, repository, commit, testedBy, publishedBy, signedWith }) =>
      [
        id.padEnd(width),
        status.padEnd('taken back'.length),
        `${builtAt.slice(0, 16).replace('T', ' ')} UTC`,
        publishedBy && `by ${publishedBy}`,
        signedWith && `with key ${signedWith}`,
        repository && `from ${repository}`,
        commit && `at ${commit.slice(0, 7)}`,
        testedBy === 'process' && 'not tested in a browser',
      ]
        .filter(Boolean)
        .join('  '),
    )
    .join('\n');
}
