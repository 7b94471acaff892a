import { classEnding } from '@reelrupee/federation/composition/composition';
import type { Container } from './containers';
import { hasOwnRulesOnly } from './ownRules';
import { exemptStyles } from './releaseStyles';

/** Results by stylesheet; to read all its rules takes some milliseconds on a phone. */
const known = new WeakMap<CSSStyleSheet, boolean>();

/** Leaves stylesheets applied that have rules for the elements of their own release alone. */
export function keepOwnStyles(): void {
  exemptStyles((sheet, container) => {
    const isOwn = known.get(sheet) ?? hasOwnRules(sheet, container);
    known.set(sheet, isOwn);
    return isOwn;
  });
}

/** The rules of a development server change. */
function hasOwnRules({ cssRules }: CSSStyleSheet, { name, verified }: Container): boolean {
  return verified && hasOwnRulesOnly(cssRules, classEnding(name));
}
