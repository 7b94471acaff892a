import type { FastifyRequest } from 'fastify';
import { ActionError } from '../actionError';
import { FormBody } from './bodyParsers';
import { checkPayload, type PayloadCheck } from './checkPayload';
import { nestFields } from './nestFields';
import { readMultipart } from './readMultipart';

const REASONS: Record<Exclude<PayloadCheck, 'valid'>, string> = {
  'too-deep': 'The call is nested too deeply',
  'control-character': 'The call contains a control character',
};

/**
 * The payload of a call in any accepted encoding, before validation. `streamed` says that its form, if it is one, is still
 * to be read. Throws an ActionError if the payload is malformed.
 */
export async function readPayload(
  request: FastifyRequest,
  streamed: boolean,
): Promise<Record<string, unknown>> {
  const isStream = streamed && request.isMultipart();
  const payload = isStream ? nest(await readMultipart(request)) : fromBody(request.body);
  const found = checkPayload(payload);
  if (found !== 'valid') throw new ActionError(400, REASONS[found]);
  return payload;
}

function fromBody(body: unknown): Record<string, unknown> {
  if (body === undefined || body === null || body === '') return {};
  if (body instanceof FormBody) return nest(body.fields);
  if (body instanceof URLSearchParams) return nest(body);
  if (typeof body === 'object' && !Array.isArray(body)) return { ...body };
  throw new ActionError(400, 'The call must be an object of named fields');
}

function nest(flat: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  const nested = nestFields(flat);
  if (nested.kind === 'invalid') throw new ActionError(400, nested.reason);
  return nested.fields;
}
