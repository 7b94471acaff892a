import { type ActionName, actions } from '@reelrupee/contract/actions';
import type { z } from 'zod';
import { describeSchema } from '../http/openapi/jsonSchema';
import { generalRefusals } from '../action/generalErrors';

type JsonSchema = z.core.JSONSchema.BaseSchema;

const INTRODUCTION = `# The provider's actions

Written by \`pnpm --filter @reelrupee/api docs\` from \`shared/contract\`; do not edit it by hand.

Every call is a POST to the action's name: multipart form data, urlencoded or JSON, with
\`Authorization: Bearer <token>\` where the action needs a session. A nested field is written
\`bankDetails[ifscCode]\`. Every reply is an envelope \`{ code, msg, data }\`, with some fields beside \`data\` where
the action says so. The HTTP status is 200 whenever the call was understood; 413, 429 and 500 have it as their
HTTP status too. Amounts are rupees with at most two decimals, instants are ISO 8601 in UTC, days are calendar days
of Asia/Kolkata.
`;

/** The reference of all actions as Markdown. */
export function referenceMarkdown(): string {
  const names = Object.keys(actions).filter((name): name is ActionName => Object.hasOwn(actions, name));
  return [INTRODUCTION, ...names.map(actionMarkdown)].join('\n');
}

function actionMarkdown(name: ActionName): string {
  const { summary, access, payload, data, beside, refusals } = actions[name];
  const fields: Record<string, z.ZodType> = beside;
  const besideRows = Object.entries(fields).map(
    ([field, schema]) => `\`${field}\`: ${typeOf(describeSchema(schema, 'output'))}`,
  );
  const codes = [...Object.values(refusals), ...generalRefusals(access)];
  return [
    `## ${name}`,
    '',
    `${summary} Access: ${access}.`,
    '',
    ...fieldTable('Payload', describeSchema(payload, 'input')),
    `Reply: \`data\` is ${typeOf(describeSchema(data, 'output'))}.${besideRows.length > 0 ? ` Beside it: ${besideRows.join(', ')}.` : ''}`,
    '',
    '| code | msg |',
    '| --- | --- |',
    ...codes.map(({ code, msg }) => `| ${code} | ${msg} |`),
    '',
  ].join('\n');
}

function fieldTable(title: string, schema: JsonSchema): string[] {
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) return [`${title}: none.`, ''];
  const required = new Set(schema.required ?? []);
  const rows = fields.map(([name, field]) => {
    const type = typeof field === 'boolean' ? 'any' : typeOf(field);
    return `| ${name} | ${type} | ${required.has(name) ? 'yes' : ''} |`;
  });
  return [`| ${title.toLowerCase()} | type | required |`, '| --- | --- | --- |', ...rows, ''];
}

/** A schema in a few words; objects by the names of their fields. */
function typeOf(schema: JsonSchema | boolean): string {
  if (typeof schema === 'boolean') return 'any';
  if (schema.format === 'binary') return 'image file';
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return options.map(typeOf).join(' or ');
  if (schema.const !== undefined) return schema.const === '' ? 'empty' : String(schema.const);
  if (schema.enum) return schema.enum.map(String).join(', ');
  if (schema.type === 'array' && schema.items && !Array.isArray(schema.items))
    return `list of ${typeOf(schema.items)}`;
  if (schema.type === 'object') {
    return schema.properties ? `{ ${Object.keys(schema.properties).join(', ')} }` : 'object';
  }
  return schema.format ?? String(schema.type ?? 'number or text');
}
