import { InvalidArgumentError } from 'commander';

/** A column of a bank’s statement, and its text in the rows of money received. */
export interface ReceivedIf {
  column: string;
  text: string;
}

/** Parses the value of an option such as `Dr/Cr=Cr`. */
export function receivedIf(value: string): ReceivedIf {
  const [, column, text] = /^(.+)=(.+)$/.exec(value) ?? [];
  if (column && text) return { column: column.trim(), text: text.trim() };
  throw new InvalidArgumentError('Give a column and its text, such as "Dr/Cr=Cr".');
}
