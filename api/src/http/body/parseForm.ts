import type { FieldValue } from './nestFields';
import { parsePartHead } from './parsePartHead';

/** Longest value of a field, in bytes. */
export const LONGEST_FIELD = 16 * 1024;
/** Room for the parts of the largest form, with some to spare. */
export const MOST_PARTS = 42;

const LINE_BREAK = '\r\n';
const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i;

export type ParsedForm =
  | { kind: 'form'; fields: [string, FieldValue][] }
  | { kind: 'field-too-long'; name: string }
  | { kind: 'malformed' };

/**
 * Parses a small multipart form (RFC 7578) that is in memory, for a fraction of the CPU of a parser of streams. Its text is
 * UTF-8, a file becomes a Blob; text before the first part is not accepted.
 */
export function parseForm(contentType: string, body: Buffer): ParsedForm {
  if (body.length === 0) return { kind: 'form', fields: [] };
  const [, quoted, boundary = quoted] = BOUNDARY.exec(contentType) ?? [];
  if (boundary === undefined || !hasAt(body, 0, `--${boundary}`)) return { kind: 'malformed' };
  const delimiter = `${LINE_BREAK}--${boundary}`;
  const fields: [string, FieldValue][] = [];
  // The first delimiter is not preceded by a line break.
  let at = delimiter.length - LINE_BREAK.length;
  while (!hasAt(body, at, '--')) {
    const headEnd = hasAt(body, at, LINE_BREAK) ? body.indexOf(LINE_BREAK + LINE_BREAK, at) : -1;
    const start = headEnd + 2 * LINE_BREAK.length;
    const end = headEnd < 0 ? -1 : body.indexOf(delimiter, start);
    const head = end < 0 ? null : parsePartHead(body.toString('utf8', at, headEnd));
    if (!head || fields.length === MOST_PARTS) return { kind: 'malformed' };
    const isTooLong = !head.isFile && end - start > LONGEST_FIELD;
    if (isTooLong) return { kind: 'field-too-long', name: head.name };
    const value = head.isFile
      ? new Blob([new Uint8Array(body.subarray(start, end))])
      : body.toString('utf8', start, end);
    fields.push([head.name, value]);
    at = end + delimiter.length;
  }
  return { kind: 'form', fields };
}

function hasAt(body: Buffer, at: number, text: string): boolean {
  return body.toString('latin1', at, at + text.length) === text;
}
