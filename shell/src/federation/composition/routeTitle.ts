import type { Route } from '@reelrupee/federation/composition/composition';
import { textsLanguage } from '../../texts/textsLanguage';

/** The title of a route in the language of the frame's texts; a release without it has an English one. */
export function routeTitle({ title, titles }: Pick<Route, 'title' | 'titles'>): string {
  return titles?.[textsLanguage()] ?? title;
}
