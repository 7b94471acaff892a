import { type ActionName, actions } from '@reelrupee/contract/actions';
import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import { generalErrorsOf } from '../../action/generalErrors';
import { jsonSchema } from './jsonSchema';

const CONTENT_TYPES = ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'];

/** The OpenAPI operation of an action, derived from the contract. */
export function operationOf(name: ActionName): FastifySchema {
  const { summary, access, payload } = actions[name];
  return {
    operationId: name,
    summary,
    tags: [access],
    security: access === 'public' ? [] : [{ bearer: [] }],
    consumes: CONTENT_TYPES,
    body: jsonSchema(payload, 'input'),
    response: {
      200: { description: describeReplies(name), ...jsonSchema(envelopeOf(name), 'output') },
    },
  };
}

/** The envelope of a reply; `data` is null in error replies. */
function envelopeOf(name: ActionName): z.ZodType {
  const { data, beside } = actions[name];
  const optional = Object.entries(beside).map(([field, schema]) => [field, z.optional(schema)] as const);
  return z.object({
    code: z.number().int(),
    msg: z.string(),
    data: z.nullable(data),
    field: z.optional(z.string()),
    ...Object.fromEntries(optional),
  });
}

function describeReplies(name: ActionName): string {
  const errors = [...Object.values(actions[name].errors), ...generalErrorsOf(actions[name].access)];
  return ['200: success', ...errors.map(({ code, msg }) => `${code}: ${msg}`)].join('\n\n');
}
