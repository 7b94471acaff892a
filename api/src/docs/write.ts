/** Writes the reference of all actions: docs/api.md to read, api/openapi.json for tools. */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { referenceMarkdown } from './markdown';
import { openApi } from '../http/openapi/operation';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
writeFileSync(join(root, 'docs/api.md'), referenceMarkdown());
writeFileSync(join(root, 'api/openapi.json'), `${JSON.stringify(openApi(), null, 2)}\n`);
