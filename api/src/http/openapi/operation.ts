import { type ActionName, actions } from '@reelrupee/contract/actions';
import { z } from 'zod';
import { describeSchema } from './jsonSchema';
import { generalRefusals } from '../../action/generalErrors';

const PAYLOAD_TYPES = [
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'application/json',
] as const;

/** The reference of all actions as OpenAPI 3.1, made from the contract alone. */
export function openApi() {
  const names = Object.keys(actions).filter((name): name is ActionName => Object.hasOwn(actions, name));
  return {
    openapi: '3.1.0',
    info: {
      title: 'ReelRupee provider',
      version: '1.0.0',
      description:
        'Every call is a POST to the action’s name. Every reply is an envelope of code, msg and data; the HTTP ' +
        'status is 200 whenever the call was understood. Amounts are rupees, instants ISO 8601 in UTC.',
    },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths: Object.fromEntries(names.map((name) => [`/${name}`, { post: operation(name) }])),
  };
}

function operation(name: ActionName) {
  const { summary, access, payload } = actions[name];
  const schema = describeSchema(payload, 'input');
  return {
    operationId: name,
    summary,
    tags: [access],
    security: access === 'public' ? [] : [{ bearer: [] }],
    requestBody: { content: Object.fromEntries(PAYLOAD_TYPES.map((type) => [type, { schema }])) },
    responses: {
      200: {
        description: describeOutcomes(name),
        content: { 'application/json': { schema: describeSchema(envelopeOf(name), 'output') } },
      },
    },
  };
}

/** The envelope of a reply; `data` is null when the call was turned down. */
function envelopeOf(name: ActionName): z.ZodType {
  const { data, beside } = actions[name];
  const optional = Object.entries(beside).map(([field, schema]) => [field, z.optional(schema)] as const);
  return z.object({
    code: z.number().int(),
    msg: z.string(),
    data: z.nullable(data),
    ...Object.fromEntries(optional),
  });
}

function describeOutcomes(name: ActionName): string {
  const own = Object.values(actions[name].refusals);
  const all = [...own, ...generalRefusals(actions[name].access)];
  return ['200: done', ...all.map(({ code, msg }) => `${code}: ${msg}`)].join('\n\n');
}
