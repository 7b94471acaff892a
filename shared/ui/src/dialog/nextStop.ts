/**
 * The next stop of Tab within a modal element: from its last stop to the first, from its first back to the last, and from
 * outside into it. Undefined where the browser's own choice stays within.
 */
export function nextStop<Stop>(
  stops: readonly Stop[],
  focused: unknown,
  backwards: boolean,
): Stop | undefined {
  const place = stops.findIndex((stop) => stop === focused);
  const last = stops.length - 1;
  if (backwards) return place <= 0 ? stops[last] : undefined;
  return place < 0 || place === last ? stops[0] : undefined;
}
