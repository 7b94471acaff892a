import { MAX_UPLOAD_BYTES } from '@reelrupee/contract/constants';
import { REPLY_CODES } from '@reelrupee/contract/envelope';
import type { FastifyRequest } from 'fastify';
import { ActionError } from '../actionError';
import type { FieldValue } from './nestFields';
import { LONGEST_FIELD, MOST_PARTS } from './parseForm';

export const UNREADABLE_FORM = 'The form cannot be read: it is cut off or malformed.';

/** Room for the fields of the largest form, with some to spare. */
export const MULTIPART_LIMITS = {
  fieldNameSize: 128,
  fieldSize: LONGEST_FIELD,
  fields: 40,
  files: 2,
  // One byte more than is accepted, so that a file of exactly the limit is not cut.
  fileSize: MAX_UPLOAD_BYTES + 1,
  headerPairs: 50,
  parts: MOST_PARTS,
};

/** The fields of a multipart call that may hold an image. Files are held in memory: they are small and stored in the database. */
export async function readMultipart(request: FastifyRequest): Promise<[string, FieldValue][]> {
  try {
    return await readParts(request);
  } catch (error) {
    throw error instanceof ActionError ? error : unreadable(error);
  }
}

/** Whatever the parser stumbles over lies in what was sent: a cut body, a broken header, too much of something. */
function unreadable(error: unknown): ActionError {
  const tooLarge =
    error instanceof Error && 'statusCode' in error && error.statusCode === REPLY_CODES.tooLarge;
  if (tooLarge)
    return new ActionError(REPLY_CODES.tooLarge, 'The request is too large: an image must be at most 5 MB.');
  return new ActionError(REPLY_CODES.invalid, UNREADABLE_FORM);
}

async function readParts(request: FastifyRequest): Promise<[string, FieldValue][]> {
  const fields: [string, FieldValue][] = [];
  for await (const part of request.parts({ limits: MULTIPART_LIMITS })) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw new ActionError(413, `The field ${part.fieldname} is too long`);
      fields.push([part.fieldname, part.value]);
      continue;
    }
    const bytes = await part.toBuffer();
    // A file input that was left empty sends a part without name and content.
    const chosen = bytes.length > 0 || Boolean(part.filename);
    if (chosen)
      fields.push([
        part.fieldname,
        new Blob([new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.length)]),
      ]);
  }
  return fields;
}
