/**
 * An append-only log in a folder: each record is a folder named by its number. Moving it into place is the commit; of two
 * processes with the same number only one succeeds.
 */
import { join } from 'node:path';
import { moveFolder, namesIn } from './atomicFiles';

/** The numbers of a log, in no order. */
export function numbersIn(log: string): number[] {
  return namesIn(log).map(Number).filter(Number.isInteger);
}

/** The number of the last record; 0 when there is none. */
export function lastNumberIn(log: string): number {
  return Math.max(0, ...numbersIn(log));
}

export function numberedFolder(log: string, number: number): string {
  return join(log, String(number).padStart(8, '0'));
}

/** Commits a staged record. False when another one has its number. */
export function commitNumbered(staged: string, log: string, number: number): boolean {
  return moveFolder(staged, numberedFolder(log, number));
}
