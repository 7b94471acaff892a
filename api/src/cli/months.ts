import { InvalidArgumentError } from 'commander';
import { monthField } from '@reelrupee/contract/fields';
import { nextMonth } from '../time/istMonth';

/** Parses an argument that is a month. */
export function month(text: string): string {
  const parsed = monthField.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new InvalidArgumentError('It must be a month such as 2026-04.');
}

/** All months from one to another; none if the second one is earlier. */
export function monthsBetween(from: string, to: string): string[] {
  const months = [];
  for (let at = from; at <= to; at = nextMonth(at)) months.push(at);
  return months;
}
