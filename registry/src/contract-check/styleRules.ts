/** Rules for the built CSS of a remote: nothing in it may reach beyond the remote's own screens. Pure. */
import { transform, type Selector, type SelectorComponent, type StyleSheet } from 'lightningcss';

type Rule = StyleSheet['rules'][number];
type StyleRule = Extract<Rule, { type: 'style' }>['value'];

export interface StyleViolation {
  /** The selector or name at fault, as the file has it up to formatting. */
  subject: string;
  problem: string;
}

/** They hold other rules, or none of their own. */
const TRANSPARENT = new Set(['media', 'supports', 'container', 'starting-style', 'ignored']);

interface OwnNames {
  /** The end of the names of classes and animations, which the preset derives from the release's id. */
  ending: string;
  /** The remote's cascade layer. */
  layer: string;
}

/**
 * The violations of a remote's stylesheet. Each selector must begin at an element with an own class, so that all it
 * matches is inside the remote's screens. Each rule must be in the remote's layer, so that it wins over none of the
 * shell's. Throws for CSS that cannot be parsed.
 */
export function styleViolations(css: string, { ending, layer }: OwnNames): StyleViolation[] {
  const found: StyleViolation[] = [];
  const isOwn = (name: string) => name.endsWith(`-${ending}`);
  transform({
    filename: 'release.css',
    code: Buffer.from(css),
    visitor: {
      StyleSheet: ({ rules }) => {
        const outside = rules.find((rule) => rule.type === 'style' || TRANSPARENT.has(rule.type));
        if (outside)
          found.push({
            subject: outsideText(outside),
            problem: `is outside of the layer ${layer}: build it with remotePreset`,
          });
      },
      Rule: (rule) => {
        if (rule.type === 'style') found.push(...styleRuleViolations(rule.value, isOwn));
        else if (rule.type === 'keyframes') {
          const name = rule.value.name.value;
          if (!isOwn(name)) found.push({ subject: `@keyframes ${name}`, problem: NOT_OWN });
        } else if (!TRANSPARENT.has(rule.type) && !isLayer(rule, layer)) {
          found.push({ subject: `@${rule.type}`, problem: 'applies to the whole page' });
        }
      },
    },
  });
  return found;
}

function isLayer(rule: Rule, layer: string): boolean {
  return rule.type === 'layer-block' && rule.value.name?.join('.') === layer;
}

function outsideText(rule: Rule): string {
  return rule.type === 'style' ? rule.value.selectors.map(selectorText).join(', ') : `@${rule.type}`;
}

const NOT_OWN = 'has a name that other teams may use: write it in a CSS module';

function styleRuleViolations(
  { selectors, declarations }: StyleRule,
  isOwn: (name: string) => boolean,
): StyleViolation[] {
  const important = declarations?.importantDeclarations ?? [];
  const tokens = important.flatMap((one) => (one.property === 'custom' ? [one.value.name] : []));
  return [
    ...selectors
      .filter((selector) => !staysInside(selector, isOwn))
      .map((selector) => ({
        subject: selectorText(selector),
        problem: 'matches elements outside of the remote’s screens: begin it with a class of a CSS module',
      })),
    ...tokens.map((name) => ({
      subject: name,
      problem: 'is set with !important, which takes it from the components that read it',
    })),
  ];
}

/** Its first element is an own one; the next one too, where that is a sibling, which might be the frame's. */
function staysInside(selector: Selector, isOwn: (name: string) => boolean): boolean {
  const [first = [], ...others] = compoundsOf(selector);
  const isOwnElement = (compound: SelectorComponent[]) =>
    compound.some((one) => one.type === 'nesting' || (one.type === 'class' && isOwn(one.name)));
  if (!isOwnElement(first)) return false;
  const [combinator, ...next] = others[0] ?? [];
  const isSibling =
    combinator?.type === 'combinator' && ['next-sibling', 'later-sibling'].includes(combinator.value);
  return !isSibling || isOwnElement(next);
}

/** The parts of a selector that match one element each; all but the first begin with their combinator. */
function compoundsOf(selector: Selector): SelectorComponent[][] {
  const compounds: SelectorComponent[][] = [[]];
  for (const component of selector) {
    if (component.type === 'combinator' && component.value !== 'pseudo-element') compounds.push([]);
    compounds.at(-1)?.push(component);
  }
  return compounds;
}

const COMBINATORS: Record<string, string> = {
  child: ' > ',
  descendant: ' ',
  'next-sibling': ' + ',
  'later-sibling': ' ~ ',
};

/** For people: attributes and the arguments of pseudo-classes are left out. */
function selectorText(selector: Selector): string {
  return selector
    .map((one) => {
      if (one.type === 'class') return `.${one.name}`;
      if (one.type === 'id') return `#${one.name}`;
      if (one.type === 'type') return one.name;
      if (one.type === 'universal') return '*';
      if (one.type === 'combinator') return COMBINATORS[one.value] ?? '';
      if (one.type === 'pseudo-class') return `:${one.kind}`;
      return one.type === 'attribute' ? `[${one.name}]` : '';
    })
    .join('');
}
