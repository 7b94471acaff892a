import leven from 'leven';

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
      const meant = settings.find((setting) => leven(name, setting) <= edits);
      return meant ? [[name, meant]] : [];
    });
}
