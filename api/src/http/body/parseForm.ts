import { getMultipartBoundary, parseMultipart } from '@remix-run/multipart-parser';
import type { FieldValue } from './nestFields';

/** Longest value of a field, in bytes. */
export const LONGEST_FIELD = 16 * 1024;
/** Room for the parts of the largest form, with some to spare. */
export const MOST_PARTS = 42;

/** The header of a part as the standard of forms encodes it, with the name of the field and, for a file, the rest. */
const DISPOSITION = /^form-data; name="([^"\r\n]*)"(; filename\*?=.*)?$/;
const decoder = new TextDecoder();

export type ParsedForm =
  | { kind: 'form'; fields: [string, FieldValue][] }
  | { kind: 'field-too-long'; name: string }
  | { kind: 'malformed' };

/**
 * Parses a small form that is in memory, at once: the streams of @fastify/multipart, and of the platform's `formData`,
 * take a quarter of a read's CPU. A file becomes a Blob.
 */
export function parseForm(contentType: string, body: Buffer): ParsedForm {
  const fields = readFields(contentType, body);
  if (!fields) return { kind: 'malformed' };
  const [tooLong] = fields.find(([, value]) => isTooLong(value)) ?? [];
  return tooLong === undefined ? { kind: 'form', fields } : { kind: 'field-too-long', name: tooLong };
}

/** Null if the form is malformed. */
function readFields(contentType: string, body: Buffer): [string, FieldValue][] | null {
  const boundary = getMultipartBoundary(contentType);
  if (boundary === null) return body.length === 0 ? [] : null;
  const fields: [string, FieldValue][] = [];
  try {
    for (const { headers, bytes } of parseMultipart(body, { boundary, maxParts: MOST_PARTS })) {
      const [, name, file] = DISPOSITION.exec(headers['content-disposition'] ?? '') ?? [];
      if (name === undefined) return null;
      fields.push([name, file === undefined ? decoder.decode(bytes) : new Blob([new Uint8Array(bytes)])]);
    }
  } catch {
    return null;
  }
  return fields;
}

function isTooLong(value: FieldValue): boolean {
  return typeof value === 'string' && Buffer.byteLength(value) > LONGEST_FIELD;
}
