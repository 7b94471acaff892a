import { lazy, type ComponentType } from 'react';
import { chunks } from './chunks';

/** The screens by path; each loads its chunk when it renders. */
export function lazyScreens(): Record<string, ComponentType> {
  return Object.fromEntries(
    Object.entries(chunks).map(([path, load]) => [path, lazy(async () => ({ default: await load() }))]),
  );
}
