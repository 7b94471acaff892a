import type { ToolsConfig } from '@rsbuild/core';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { classEnding } from '../composition/composition';

/**
 * Has classes of CSS modules named `<class>-<place of their file>-<end of the build's name>`: no two of a page are
 * the same, whichever releases it holds. A hash would tell files apart as well, but does not compress, and names stand
 * in the page, the script and the stylesheet.
 * @param dirs folders of all the CSS modules that go into the build
 */
export function classNames(buildName: string, dirs: readonly string[]): Pick<ToolsConfig, 'cssLoader'> {
  const list = (): string[] => dirs.flatMap(cssModulesBelow);
  const files = new Set(list());
  const placeOf = (path: string): number => {
    // It may have come while a development server runs; what is there keeps its place.
    if (!files.has(path)) list().forEach((file) => files.add(file));
    if (!files.has(path))
      throw new Error(`No class of ${path} has a name: it is in none of ${dirs.join(', ')}.`);
    return [...files].indexOf(path);
  };
  const ending = classEnding(buildName);
  return {
    cssLoader: {
      modules: {
        getLocalIdent: ({ resourcePath }, _pattern, name) =>
          `${name}-${placeOf(resourcePath).toString(36)}-${ending}`,
      },
    },
  };
}

/** Sorted, since the build for the browser and that for the HTML must agree. */
function cssModulesBelow(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.module.css'))
    .sort()
    .map((path) => join(dir, path));
}
