import { InvalidArgumentError } from 'commander';

/** Parses the value of an option that is a whole number, 0 or more. */
export function pageNumber(text: string): number {
  const page = Number(text);
  if (Number.isInteger(page) && page >= 0) return page;
  throw new InvalidArgumentError('It must be a whole number, 0 or more.');
}
