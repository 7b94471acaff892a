/** Bundles the provider into dist/, so that it starts without a compiler. */
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle';

const dist = join(dirname(fileURLToPath(import.meta.url)), 'dist');
rmSync(dist, { recursive: true, force: true });
await bundle(dist);
