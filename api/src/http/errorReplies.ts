import { REPLY_CODES, type ReplyCode } from '@reelrupee/contract/envelope';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ActionError } from './actionError';
import { httpStatus, refusalEnvelope } from './envelope';
import { sendPlain } from './files/plainReply';

type Fault = FastifyError | ActionError;

interface Explained {
  code: ReplyCode;
  msg: string;
}

const SLOW_DOWN = 'Too many requests. Please wait a moment and try again.';
const TOO_LARGE = 'The request is too large: an image must be at most 5 MB.';
const UNEXPECTED = 'Something went wrong. Please try again.';

/** Makes every failure of a call an envelope, of a file plain text, and logs those that are ours. */
export function registerErrorReplies(app: FastifyInstance): void {
  app.setErrorHandler(replyToError);
}

/** The same for faults that come before any route is chosen, such as a broken URL. */
export function replyToError(error: Fault, request: FastifyRequest, response: FastifyReply): FastifyReply {
  const { code, msg } = explain(error);
  if (code === REPLY_CODES.unexpected) request.log.error({ err: error }, 'the request failed');
  if (request.method !== 'POST') return sendPlain(response.headers(rangeHeaders(error)), fileStatus(error));
  request.replyCode = code;
  return response.status(httpStatus(code)).send(refusalEnvelope(code, msg));
}

function explain(error: Fault): Explained {
  if (isCallError(error)) return { code: error.code, msg: error.message };
  switch (error.statusCode) {
    case 413:
      return { code: REPLY_CODES.tooLarge, msg: TOO_LARGE };
    case 429:
    case 503:
      return { code: REPLY_CODES.slowDown, msg: SLOW_DOWN };
    default:
      // Fastify marks a body that it cannot read with a status of its own.
      return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
        ? { code: REPLY_CODES.invalid, msg: `The call cannot be read: ${error.message}` }
        : { code: REPLY_CODES.unexpected, msg: UNEXPECTED };
  }
}

/** What a file's reader is told; of what may not be read nobody learns that it is there. */
function fileStatus(error: Fault): number {
  if (isCallError(error)) return error.code;
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 416 ? 404 : status;
}

/** With a range that cannot be served comes the size of the whole, which the error carries. */
function rangeHeaders(error: Fault): Record<string, string> {
  if (!('headers' in error) || typeof error.headers !== 'object' || error.headers === null) return {};
  return 'Content-Range' in error.headers ? { 'Content-Range': String(error.headers['Content-Range']) } : {};
}

function isCallError(error: Fault): error is ActionError {
  return error instanceof ActionError;
}
