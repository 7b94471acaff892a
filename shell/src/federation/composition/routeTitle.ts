import type { Route } from '@reelrupee/federation/composition/composition';
import { currentLanguage } from '@reelrupee/platform';

/** The title of a route in the current language; a release without it has an English one. */
export function routeTitle({ title, titles }: Pick<Route, 'title' | 'titles'>): string {
  return titles?.[currentLanguage()] ?? title;
}
