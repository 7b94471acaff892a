import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { remoteManifestSchema } from './remoteManifest';
import { remoteNames, WORKSPACE } from './workspace';

const FILE = join(import.meta.dirname, '../../remote.schema.json');

interface JsonSchema {
  description?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
}

test('editors know remote.json by the schema that the commands check it with', () => {
  const schema = z.toJSONSchema(remoteManifestSchema, { io: 'input' });
  expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual(JSON.parse(JSON.stringify(schema)));
});

test.each(remoteNames())('an editor knows the schema of %s/remote.json', (remote) => {
  const { $schema = '' } = JSON.parse(readFileSync(join(WORKSPACE, remote, 'remote.json'), 'utf8')) as {
    $schema?: string;
  };
  expect(join(WORKSPACE, remote, $schema)).toBe(FILE);
});

test('editors explain each field of remote.json', () => {
  const unexplained: string[] = [];
  const visit = (schema: JsonSchema, path: string): void => {
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      if (!field.description) unexplained.push(`${path}${name}`);
      visit(field, `${path}${name}.`);
    }
    if (schema.items) visit(schema.items, path);
  };
  visit(JSON.parse(readFileSync(FILE, 'utf8')) as JsonSchema, '');
  expect(unexplained).toEqual([]);
});
