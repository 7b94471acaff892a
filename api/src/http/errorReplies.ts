import { REPLY_CODES, type ReplyCode } from '@reelrupee/contract/envelope';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { GENERAL_ERRORS } from '../action/generalErrors';
import { ActionError } from './actionError';
import { errorEnvelope, httpStatus } from './envelope';
import { sendPlain } from './files/plainReply';

interface ErrorReply {
  code: ReplyCode;
  msg: string;
}

/**
 * Sends an envelope for a failed call and plain text for a failed file request; logs unexpected errors.
 * Also handles errors that occur before routing, such as a malformed URL.
 */
export function sendError(
  error: FastifyError | ActionError,
  request: FastifyRequest,
  response: FastifyReply,
): FastifyReply {
  const { code, msg } = toErrorReply(error);
  // Not once the reply is sent, which may wait for an earlier one on a connection that has closed.
  request.reservedBody?.free();
  if (code === REPLY_CODES.unexpected && !isAbandoned(error))
    request.log.error({ reqId: request.id, err: error }, 'the request failed');
  if (request.method !== 'POST') return sendPlain(response.headers(rangeHeaders(error)), fileStatus(error));
  request.replyCode = code;
  return response.status(httpStatus(code)).send(errorEnvelope(code, msg));
}

/** True if the caller went away while the call was waiting. */
function isAbandoned(error: Error): boolean {
  return error.name === 'AbortError';
}

function toErrorReply(error: FastifyError | ActionError): ErrorReply {
  if (error instanceof ActionError) return { code: error.code, msg: error.message };
  const status = error.statusCode ?? 500;
  if (status === 413) return GENERAL_ERRORS.tooLarge;
  if (status === 429 || status === 503) return GENERAL_ERRORS.tooManyRequests;
  // Fastify gives a body that it cannot parse a status of its own.
  return status >= 400 && status < 500
    ? { code: REPLY_CODES.invalid, msg: `The call cannot be read: ${error.message}` }
    : GENERAL_ERRORS.unexpected;
}

/** Forbidden files answer 404, so their existence is not revealed. */
function fileStatus(error: FastifyError | ActionError): number {
  if (error instanceof ActionError) return error.code;
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 416 ? 404 : status;
}

/** The Content-Range of an unsatisfiable range, which states the file's size. */
function rangeHeaders(error: FastifyError | ActionError): Record<string, string> {
  if (!('headers' in error) || typeof error.headers !== 'object' || error.headers === null) return {};
  return 'Content-Range' in error.headers ? { 'Content-Range': String(error.headers['Content-Range']) } : {};
}
