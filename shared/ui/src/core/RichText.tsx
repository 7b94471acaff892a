import { Fragment, type ReactNode } from 'react';

interface RichTextProps {
  /** A text with `{name}` placeholders that are still open. */
  text: string;
  /** The elements for the placeholders. */
  parts: Readonly<Record<string, ReactNode>>;
}

/** A text with elements in it, such as a link, whose places depend on the language. */
export function RichText({ text, parts }: RichTextProps): ReactNode {
  // Splitting by a group gives text and names in turn.
  return text
    .split(/\{(\w+)\}/)
    .map((piece, index) => (index % 2 === 0 ? piece : <Fragment key={piece}>{parts[piece]}</Fragment>));
}
