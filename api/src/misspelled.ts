/** Edits by which a name of ten letters or more is still taken for a misspelled setting; one for shorter names. */
const EDITS = 2;
const LONG = 10;
/** Shorter names are too alike by chance. */
const SHORTEST = 8;

/** Names that are no setting but nearly one, with the setting that was meant. Pure. */
export function misspelled(given: readonly string[], settings: readonly string[]): [string, string][] {
  const known = new Set(settings);
  return given
    .filter((name) => name.length >= SHORTEST && !known.has(name))
    .flatMap((name) => {
      const edits = name.length < LONG ? 1 : EDITS;
      const meant = settings.find((setting) => editsBetween(name, setting) <= edits);
      return meant ? [[name, meant]] : [];
    });
}

/** Letters to add, remove, replace or swap with the next one (optimal string alignment). */
function editsBetween(one: string, other: string): number {
  const rows = [[...Array(other.length + 1).keys()]];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const above = rows[i - 1] ?? [];
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1),
        swapped ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}
