/**
 * Writes the Hindi titles and captions in `lessons/` to the reel pack in `pack/`, without rendering a reel.
 *
 *   npx tsx media/hindi.ts
 */
import { join } from 'node:path';
import { writeHindi } from './hindi/write';

const here = import.meta.dirname;

await writeHindi(join(here, 'pack'), join(here, 'lessons'));
