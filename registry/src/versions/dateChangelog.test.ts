import { expect, test } from 'vitest';
import { dateChangelog } from './dateChangelog';

test('the new version has its date, and one list of what changesets and people wrote, fixes last', () => {
  const changelog = `# Changes of mf-home

## 1.1.0

### Minor Changes

- Fixed: a tap
  was lost.
- A new card.
  Needs platform 2.5.

### Patch Changes

- Built with @reelrupee/contract 1.3.0.

## Unreleased

- The plans are in the page.

## 1.0.0

- The first one.
`;
  expect(dateChangelog(changelog, '1.1.0', '2026-01-31')).toBe(`# Changes of mf-home

## 1.1.0 (2026-01-31)

- A new card.
  Needs platform 2.5.
- The plans are in the page.
- Fixed: a tap
  was lost.
- Built with @reelrupee/contract 1.3.0.

## 1.0.0

- The first one.
`);
});

test('earlier versions keep their dates', () => {
  const changelog = '# Changes\n\n## 1.2.0\n\n- New.\n\n## 1.1.0 (2026-01-31)\n\n- Before.\n';
  expect(dateChangelog(changelog, '1.2.0', '2026-02-01')).toBe(
    '# Changes\n\n## 1.2.0 (2026-02-01)\n\n- New.\n\n## 1.1.0 (2026-01-31)\n\n- Before.\n',
  );
});
