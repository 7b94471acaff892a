/** The title under which this provider creates the free plan. */
const FREE = 'Free Plan';

/** A plan's title in the language of `t`. Titles are the operator's, except for that of the free plan. */
export function planTitle({ title }: { title: string }, t: (title: typeof FREE) => string): string {
  return title === FREE ? t(title) : title;
}
