import type { PastSwitch } from '../service/contract';

/** The switches of a remote as lines of text, the newest last, each with who made it and why. Pure. */
export function historyTable(switches: PastSwitch[], remote: string): string {
  // A change begins with who made it, two spaces, and what was done to which remote.
  const isOwn = new RegExp(` {2}[a-z]+ ${remote} `);
  const lines = switches.flatMap(({ id, at, changes }) =>
    changes
      .filter((change) => isOwn.test(change))
      .map((change) => `${at.slice(0, 16).replace('T', ' ')} UTC  ${id}  ${change}`),
  );
  return lines.length > 0 ? lines.join('\n') : `${remote} was not switched in the last 90 days.`;
}
