import { signs } from './signs';
import { things } from './things';

const ALL: Readonly<Record<string, string>> = { ...things, ...signs };

/** Every icon name that a lesson may use. */
export const iconNames: ReadonlySet<string> = new Set(Object.keys(ALL));

/** Inline SVG of one icon. Throws on an unknown name, so that a typo stops the render. */
export function icon(name: string, size: number, attrs = ''): string {
  const body = ALL[name];
  if (body === undefined) throw new Error(`Unknown icon "${name}". Known: ${[...iconNames].join(', ')}`);
  return `<svg class="ic" viewBox="0 0 24 24" width="${size}" height="${size}" ${attrs}>${body}</svg>`;
}
