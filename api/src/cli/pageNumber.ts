import { InvalidArgumentError, Option } from 'commander';

/** Parses the value of an option that is a whole number, 0 or more. */
export function pageNumber(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a whole number, 0 or more.');
}

/** The option of a list that chooses its page. */
export function pageOption(): Option {
  return new Option('--page <number>', 'page number, from 0').argParser(pageNumber).default(0);
}
