// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { hasOwnRulesOnly } from './ownRules';

function isOwn(css: string): boolean {
  const style = Object.assign(document.createElement('style'), { textContent: css });
  document.head.append(style);
  const rules = style.sheet?.cssRules;
  style.remove();
  expect(rules?.length).toBeGreaterThan(0);
  return rules !== undefined && hasOwnRulesOnly(rules, 'ab12c');
}

test.each([
  '.card-1-ab12c { gap: 4px }',
  '.card-1-ab12c > nav, .list-2-ab12c:hover::after { gap: 4px }',
  '@media (min-width: 1px) { .card-1-ab12c { gap: 4px } }',
  '@keyframes fade-1-ab12c { from { opacity: 0 } }',
])('%s stays in the release’s screens', (css) => {
  expect(isOwn(css)).toBe(true);
});

test.each([
  'nav { gap: 4px }',
  '.card-1-ab12c { gap: 4px } :root { --brand: red }',
  '.card-1-ab12c, .card { gap: 4px }',
  '.card-1-ab12 { gap: 4px }',
  '.shell-1-99999 .card-1-ab12c { gap: 4px }',
  '@media (min-width: 1px) { nav { gap: 4px } }',
  '@keyframes fade { from { opacity: 0 } }',
  '@font-face { font-family: x; src: url(x.woff2) }',
])('%s may reach beyond them', (css) => {
  expect(isOwn(css)).toBe(false);
});
