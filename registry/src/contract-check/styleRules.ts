/** Rules for the built CSS of a remote: nothing in it may reach beyond the remote's own screens. Pure. */
import { classEnding, containerName } from '@reelrupee/federation/composition/composition';
import { remoteLayer } from '@reelrupee/federation/presets/styleLayers';
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

/** The names of a release of a remote. */
export function ownNames(remote: string, id: string): OwnNames {
  return { ending: classEnding(containerName(remote, id)), layer: remoteLayer(remote) };
}

/**
 * The violations of a remote's stylesheet. Each selector must begin at an element with an own class, so that all it
 * matches is inside the remote's screens. Each rule must be in the remote's layer, so that it wins over none of the
 * shell's. Throws for CSS that cannot be parsed.
 */
export function styleViolations(css: string, { ending, layer }: OwnNames): StyleViolation[] {
  const found: StyleViolation[] = [];
  const isOwn = (name: string) => name.endsWith(`-${ending}`);
  /** Rules around the current one; `&` is the root of the page where there is none. */
  let depth = 0;
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
        if (rule.type === 'style') {
          found.push(...styleRuleViolations(rule.value, isOwn, depth > 0));
          depth += 1;
        } else if (rule.type === 'nested-declarations') {
          // Those of the rule around them.
          found.push(...tokenViolations(rule.value.declarations));
        } else if (rule.type === 'keyframes') {
          const name = rule.value.name.value;
          if (!isOwn(name)) found.push({ subject: `@keyframes ${name}`, problem: NOT_OWN });
        } else if (!TRANSPARENT.has(rule.type) && !isLayer(rule, layer)) {
          found.push({ subject: `@${rule.type}`, problem: 'applies to the whole page' });
        }
      },
      RuleExit: (rule) => {
        if (rule.type === 'style') depth -= 1;
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
  isNested: boolean,
): StyleViolation[] {
  return [
    ...selectors
      .filter((selector) => !staysInside(selector, isOwn, isNested))
      .map((selector) => ({
        subject: selectorText(selector),
        problem: 'matches elements outside of the remote’s screens: begin it with a class of a CSS module',
      })),
    ...tokenViolations(declarations),
  ];
}

function tokenViolations(declarations: StyleRule['declarations']): StyleViolation[] {
  const important = declarations?.importantDeclarations ?? [];
  return important
    .flatMap((one) => (one.property === 'custom' ? [one.value.name] : []))
    .map((subject) => ({
      subject,
      problem: 'is set with !important, which takes it from the components that read it',
    }));
}

/** Its first element is an own one; so are all its siblings that follow, which might be the frame's. */
function staysInside(selector: Selector, isOwn: (name: string) => boolean, isNested: boolean): boolean {
  const isOwnElement = (compound: SelectorComponent[]) =>
    compound.some((one) => (one.type === 'nesting' && isNested) || (one.type === 'class' && isOwn(one.name)));
  const compounds = compoundsOf(selector);
  const inside = compounds.findIndex(([one], index) => index > 0 && !isSiblingCombinator(one));
  return compounds.slice(0, inside < 0 ? compounds.length : inside).every(isOwnElement);
}

function isSiblingCombinator(one: SelectorComponent | undefined): boolean {
  return one?.type === 'combinator' && ['next-sibling', 'later-sibling'].includes(one.value);
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
      if (one.type === 'nesting') return '&';
      if (one.type === 'combinator') return COMBINATORS[one.value] ?? '';
      if (one.type === 'pseudo-class') return `:${one.kind}`;
      return one.type === 'attribute' ? `[${one.name}]` : '';
    })
    .join('');
}
