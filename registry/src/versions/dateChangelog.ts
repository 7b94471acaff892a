/** The changelogs' own form: a version has its date, and one list. Pure. */

const VERSION = /^## /m;
const UNRELEASED = '## Unreleased';

/**
 * Dates the section of a version that changesets have just written, and joins its lists into one. Lines under
 * "Unreleased", written by hand, become a part of it.
 *
 * @param date such as 2026-01-31
 */
export function dateChangelog(changelog: string, version: string, date: string): string {
  const [head = '', ...sections] = changelog.split(VERSION);
  const texts = sections.map((text) => `## ${text}`);
  const isNew = (text: string) => text.startsWith(`## ${version}\n`);
  const isUnreleased = (text: string) => text.startsWith(`${UNRELEASED}\n`);
  const lines = texts.filter((text) => isNew(text) || isUnreleased(text)).flatMap(linesOf);
  const others = texts.filter((text) => !isNew(text) && !isUnreleased(text));
  const isDependency = (line: string) => line.startsWith('- Built with ');
  const own = lines.filter((line) => !isDependency(line));
  const dated = [`## ${version} (${date})`, '', ...own, ...lines.filter(isDependency), ''].join('\n');
  return [`${head.trim()}\n`, dated, ...others.map((text) => `${text.trim()}\n`)].join('\n');
}

/** The lines of a section without its headings and empty lines. */
function linesOf(section: string): string[] {
  return section.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
}
