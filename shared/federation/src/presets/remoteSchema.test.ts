import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { remoteManifestSchema } from './remoteManifest';

const FILE = join(import.meta.dirname, '../../remote.schema.json');

test('editors know remote.json by the schema that the commands check it with', () => {
  const schema = z.toJSONSchema(remoteManifestSchema, { io: 'input' });
  expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual(JSON.parse(JSON.stringify(schema)));
});
