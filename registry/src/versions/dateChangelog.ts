/** The changelogs' own form: a version has its date, and one list. Pure. */

const VERSION = /^## /m;
const UNRELEASED = '## Unreleased';

/** The parts of a version, in their order. */
const PARTS = ['changes', 'fixes', 'dependencies'] as const;

/**
 * Dates the section of a version that changesets have just written, and joins its lists into one: changes, then fixes,
 * then the versions it is built with. Lines under "Unreleased", written by hand, become a part of it.
 *
 * @param date such as 2026-01-31
 */
export function dateChangelog(changelog: string, version: string, date: string): string {
  const [head = '', ...sections] = changelog.split(VERSION);
  const texts = sections.map((text) => `## ${text}`);
  const isNew = (text: string) => text.startsWith(`## ${version}\n`);
  const isUnreleased = (text: string) => text.startsWith(`${UNRELEASED}\n`);
  const entries = texts.filter((text) => isNew(text) || isUnreleased(text)).flatMap(entriesOf);
  const others = texts.filter((text) => !isNew(text) && !isUnreleased(text));
  const ordered = PARTS.flatMap((part) => entries.filter((entry) => partOf(entry) === part));
  const dated = [`## ${version} (${date})`, '', ...ordered, ''].join('\n');
  return [`${head.trim()}\n`, dated, ...others.map((text) => `${text.trim()}\n`)].join('\n');
}

/** The entries of a section, each with its further lines; headings and empty lines are left out. */
function entriesOf(section: string): string[] {
  const lines = section.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return lines.length === 0 ? [] : lines.join('\n').split(/\n(?=- )/);
}

/** By its first word. */
function partOf(entry: string): (typeof PARTS)[number] {
  if (entry.startsWith('- Built with ')) return 'dependencies';
  return entry.startsWith('- Fixed') ? 'fixes' : 'changes';
}
