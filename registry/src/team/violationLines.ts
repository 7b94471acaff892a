import type { Violation } from '../contract-check/checkPair';

/** Violations as lines, with paths that a terminal in the team's repository opens: below it, without the remote's name. Pure. */
export function violationLines(remote: string, violations: Violation[]): string[] {
  return violations.map(({ file, problem }) => `  ${file.replace(`${remote}/`, '')} ${problem}`);
}
