import { z } from 'zod';

/** A zod schema as JSON Schema, for what a caller sends (`input`) or receives (`output`). */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): z.core.JSONSchema.BaseSchema {
  const json = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: described }) => {
      // The contract's only custom type is an uploaded file.
      if (zodSchema._zod.def.type === 'custom')
        Object.assign(described, { type: 'string', format: 'binary' });
    },
  });
  delete json.$schema;
  return json;
}
