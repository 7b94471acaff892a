import { MAX_UPLOAD_BYTES } from '@reelrupee/contract/constants';
import { REPLY_CODES } from '@reelrupee/contract/envelope';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GENERAL_ERRORS } from '../../action/generalErrors';
import type { Services } from '../../services';
import { customerPrefixOf } from '../../sessions/client';
import { findSession } from '../../sessions/session';
import { ActionError } from '../actionError';
import { bearerToken } from '../bearer';
import { RETRY_AFTER_SECONDS } from '../retryAfter';
import type { BodyBudget, BodyClaim } from './bodyBudget';
import { bodySize } from './bodySize';

/** Size limit of calls without an image, in bytes. */
export const CALL_LIMIT = 64 * 1024;
/** Size limit of calls with an image: the image, and room for the other fields; in bytes. */
export const IMAGE_CALL_LIMIT = MAX_UPLOAD_BYTES + 256 * 1024;

/** For the log; there is nobody to send it to. */
const CUT_OFF = 'The connection was closed before the call was read.';

const { sessionEnded, tooLarge, tooManyRequests } = GENERAL_ERRORS;

declare module 'fastify' {
  interface FastifyRequest {
    /** The memory that is reserved for this request's body. */
    reservedBody: ReservedBody | null;
  }
}

export interface ReservedBody {
  /** Keeps the reservation beyond a broken connection, until `free` is called. */
  keep(): void;
  free(): void;
}

/**
 * Returns a `preParsing` hook that decides if the body of a call without an image is read: its size is known and allowed,
 * and there is memory for it. The address is charged, since the session would take a query before the body is read.
 */
export function guardBody(budget: BodyBudget) {
  return (request: FastifyRequest, response: FastifyReply, _body: unknown, done: () => void): void => {
    const bytes = allowedBytes(request, CALL_LIMIT);
    reserve(budget, { kind: 'call', bytes, address: customerPrefixOf(request.ip) }, request, response);
    done();
  };
}

/**
 * Like `guardBody`, for a call that may hold an image: its sender must have a session. The address is charged too, since
 * one person can open several accounts.
 */
export function guardImageBody(services: Services, budget: BodyBudget) {
  return async (request: FastifyRequest, response: FastifyReply): Promise<void> => {
    const bytes = allowedBytes(request, IMAGE_CALL_LIMIT);
    const userId = await requireUser(request, services);
    const address = customerPrefixOf(request.ip);
    reserve(budget, { kind: 'image', bytes, userId, address }, request, response);
  };
}

/**
 * Reserves memory until the connection closes or `free` is called. Throws an ActionError if there is none, or if the client
 * has gone while an earlier hook waited: the body would never end, and nothing would free the memory.
 */
function reserve(
  budget: BodyBudget,
  claim: BodyClaim,
  request: FastifyRequest,
  response: FastifyReply,
): void {
  if (request.raw.destroyed) throw new ActionError(REPLY_CODES.invalid, CUT_OFF);
  const free = budget.reserve(claim);
  if (!free) {
    response.header('Retry-After', RETRY_AFTER_SECONDS);
    throw new ActionError(tooManyRequests.code, tooManyRequests.msg);
  }
  // A response that waits for an earlier one on its connection does not close with it, but the request does.
  const freeIfCutOff = () => {
    if (!request.raw.readableEnded) free();
  };
  request.raw.once('close', freeIfCutOff);
  response.raw.once('close', free);
  const keep = () => {
    request.raw.off('close', freeIfCutOff);
    response.raw.off('close', free);
  };
  request.reservedBody = { keep, free };
}

function allowedBytes(request: FastifyRequest, limit: number): number {
  const bytes = claimedBytes(request, limit);
  if (bytes > limit) throw new ActionError(tooLarge.code, tooLarge.msg);
  return bytes;
}

/** The bytes to reserve: those stated, or the limit. Forms must state theirs, since the form parser counts none. */
function claimedBytes(request: FastifyRequest, limit: number): number {
  const size = bodySize(request.headers);
  if (size.kind === 'known') return size.bytes;
  const isForm = /^multipart\//i.test(request.headers['content-type'] ?? '');
  if (isForm) throw new ActionError(REPLY_CODES.invalid, 'A form must state its size (Content-Length).');
  return Math.min(limit, CALL_LIMIT);
}

async function requireUser(request: FastifyRequest, { database, clock }: Services): Promise<string> {
  const token = bearerToken(request.headers.authorization);
  const session = await findSession(database.queries, token, clock.now());
  if (!session) throw new ActionError(sessionEnded.code, sessionEnded.msg);
  return session.userId;
}
