/** Stylesheets with rules for the elements of their own release alone. Pure. */

/** `.name-1-ab12c`, as CSS modules of a build are named; more of the selector may follow. */
const FIRST_CLASS = /^\.([\w-]+)/;

/**
 * True if every selector begins with a class that has the ending of the release's own, and so has every animation's name.
 * When in doubt false, as for a list inside of `:is()`.
 */
export function hasOwnRulesOnly(rules: CSSRuleList, ending: string): boolean {
  const isOwn = (name: string | undefined) => name?.endsWith(`-${ending}`) ?? false;
  return [...rules].every((rule) => {
    if (rule instanceof CSSStyleRule)
      return rule.selectorText.split(',').every((selector) => isOwn(FIRST_CLASS.exec(selector.trim())?.[1]));
    if (rule instanceof CSSKeyframesRule) return isOwn(rule.name);
    return rule instanceof CSSGroupingRule && hasOwnRulesOnly(rule.cssRules, ending);
  });
}
