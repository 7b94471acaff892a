/** Names of the files of a screen: apart from the rest of the composition, which is in the shell's first script. */
import { ENTRY_FILE, EXPOSED_MODULE, type Release } from './composition';

/** Name of the chunk of a lazy screen: its route without the first slash, so that pages can name it in advance. */
function screenChunk(route: string): string {
  return route.slice(1).replaceAll('/', '-');
}

/**
 * Paths of the files that the screen of a route needs: the entry, and scripts and styles of the exposed module and of the
 * screen's own chunk, if it has one.
 */
export function screenFilesOf({ entry = ENTRY_FILE, files }: Release, route: string): string[] {
  const chunks = [EXPOSED_MODULE, screenChunk(route)];
  return [entry, ...chunks.flatMap((chunk) => [`${chunk}.js`, `${chunk}.css`])].filter(
    (path) => path in files,
  );
}
