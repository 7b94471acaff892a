import type { FastifyReply, FastifyRequest } from 'fastify';
import { MAX_ARCHIVE_BYTES } from '../archive/format';
import { RepeatedRequestError, UserError } from '../userError';
import { RefusedError } from '../refusedError';

/** A reply that is no success. */
export interface ProblemReply {
  /** The problem and its remedy, a line each. */
  problem: string;
  /** The request was carried out before, so that a repetition is no failure. */
  repeated?: true;
}

/** Replies to an error with a message. Only an unexpected error is a 500, and its reply has no details. */
export function replyWithProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [status, body] = problemOf(error);
  if (status === 500) process.stderr.write(`${request.method} ${request.url}: ${stackOf(error)}\n`);
  return reply.code(status).send(body);
}

function problemOf(error: unknown): [status: number, body: ProblemReply] {
  if (error instanceof RefusedError) return [error.status, { problem: error.message }];
  if (error instanceof RepeatedRequestError) return [409, { problem: error.message, repeated: true }];
  if (error instanceof UserError) return [422, { problem: error.message }];
  switch (codeOf(error)) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return [413, { problem: `The request is larger than ${MAX_ARCHIVE_BYTES / 1024 / 1024} MB.` }];
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return [400, { problem: 'The request has a body of another type than this address takes.' }];
    default:
      return [500, { problem: 'The registry failed to carry this out. Try again.' }];
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
