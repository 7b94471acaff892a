import { count, text } from '../reply/fields';
import { isRecord, readFields } from '../reply/readFields';

/** The envelope of a reply. */
export interface ReplyEnvelope {
  code: number;
  /** For the user; may be empty. */
  msg: string;
  /** All fields, `data` included. */
  body: Record<string, unknown>;
}

const envelopeFields = { code: count(), msg: text };

/** Reads the envelope of a response body; null when it has none, such as a proxy's error page. */
export function readEnvelope(body: unknown): ReplyEnvelope | null {
  if (!isRecord(body)) return null;
  const { code, msg } = readFields(envelopeFields, body, () => undefined);
  return code === undefined ? null : { code, msg: msg ?? '', body };
}
