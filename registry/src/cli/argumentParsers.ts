/** Parsers of option values, which the commands share. */
import { InvalidArgumentError } from 'commander';

/** Makes a parser of a whole number within limits, both included. */
export function wholeNumber(min: number, max: number, expected: string): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (Number.isInteger(number) && number >= min && number <= max) return number;
    throw new InvalidArgumentError(expected);
  };
}

/** The share of browsers that get a canary: a percentage, or `ramp` to let it grow. */
export function canaryShare(text: string): number | 'ramp' {
  return text === 'ramp' ? text : wholeNumber(1, 99, 'A percentage from 1 to 99, or ramp.')(text);
}

/** The name of a repository as identity tokens have it, which is no address. */
export function repositoryName(text: string): string {
  if (/^[\w.-]+(\/[\w.-]+)+$/.test(text)) return text;
  throw new InvalidArgumentError('The owner and the name, such as acme/mf-quiz.');
}
