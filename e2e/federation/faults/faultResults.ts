/** Results of the fault matrix, stored in a file per group until all groups have run. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface FaultResult {
  name: string;
  remote: string;
  /** The failed expectation; absent when the user was helped. */
  error?: string;
}

/** Records an outcome in the output folder of the run. */
export function recordResult(outputDir: string, group: string, one: FaultResult): void {
  const file = fileOf(outputDir, group);
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(one)}\n`);
}

/** The outcomes of a group so far; undefined when it was not part of the run. */
export function readResults(outputDir: string, group: string): FaultResult[] | undefined {
  const file = fileOf(outputDir, group);
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as FaultResult);
}

function fileOf(outputDir: string, group: string): string {
  return join(outputDir, 'matrix', `${group.replaceAll(/\W+/g, '-')}.jsonl`);
}
