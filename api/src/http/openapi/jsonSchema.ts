import { z } from 'zod';

/** A zod schema as JSON Schema: what a caller sends (`input`) or receives (`output`). */
export function describeSchema(schema: z.ZodType, io: 'input' | 'output'): z.core.JSONSchema.BaseSchema {
  const described = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      // The one type that JSON does not know here is an uploaded file.
      if (def.type === 'custom') Object.assign(jsonSchema, { type: 'string', format: 'binary' });
    },
  });
  delete described.$schema;
  return described;
}
