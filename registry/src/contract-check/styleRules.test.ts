import { expect, test } from 'vitest';
import { styleViolations } from './styleRules';

const OWN = { ending: '9d6bf', layer: 'remotes.mf-trial' };
const violations = (css: string) => styleViolations(`@layer remotes.mf-trial { ${css} }`, OWN);
const subjects = (css: string) => violations(css).map(({ subject }) => subject);

test.each([
  ['a class', '.card-1-9d6bf { color: red }'],
  ['what is inside it', '.card-1-9d6bf dd > span:last-child::before { color: red }'],
  ['its neighbors inside', '.list-1-9d6bf > li + li { color: red }'],
  ['an own neighbor', '.row-1-9d6bf + .row-1-9d6bf { color: red }'],
  ['what is inside an own neighbor', '.row-1-9d6bf + .row-1-9d6bf li + li { color: red }'],
  ['conditions', '@media (min-width: 1px) { @supports (color: red) { .a-1-9d6bf { color: red } } }'],
  ['a container', '@container (min-width: 1px) { .a-1-9d6bf { color: red } }'],
  ['own keyframes', '@keyframes pop-1-9d6bf { from { opacity: 0 } }'],
  ['an own custom property', '.a-1-9d6bf { --size: 1px; color: red !important }'],
  ['nested rules', '.a-1-9d6bf { & nav { color: red } &:hover { color: blue } }'],
  ['what follows a nested rule', '.a-1-9d6bf { & b { color: red } color: blue }'],
  ['a nested condition', '.a-1-9d6bf { @media print { color: red } }'],
])('%s may be styled', (_what, css) => {
  expect(subjects(css)).toEqual([]);
});

test.each([
  ['an element', 'nav { display: none }', ['nav']],
  ['one selector of a list', '.a-1-9d6bf, body { color: red }', ['body']],
  ['everything', '* { color: red }', ['*']],
  ['the root', ':root { --brand: red }', [':root']],
  ['the page around an own element', 'html:has(.a-1-9d6bf) nav { color: red }', ['html:has nav']],
  ['an own class among others', ':is(.a-1-9d6bf, nav) { color: red }', [':is']],
  ['what is not an own class', ':not(.a-1-9d6bf) { color: red }', [':not']],
  ['a class without the ending', '.card { color: red }', ['.card']],
  ['a class of another release', '.card-1-93c9f { color: red }', ['.card-1-93c9f']],
  ['an id', '#root { color: red }', ['#root']],
  ['an attribute', '[data-nav] { color: red }', ['[data-nav]']],
  ['a foreign neighbor', '.a-1-9d6bf ~ div { color: red }', ['.a-1-9d6bf ~ div']],
  ['the element after an own one', '.a-1-9d6bf + div { color: red }', ['.a-1-9d6bf + div']],
  [
    'a foreign neighbor of an own one',
    '.a-1-9d6bf + .a-1-9d6bf ~ nav { top: 0 }',
    ['.a-1-9d6bf + .a-1-9d6bf ~ nav'],
  ],
  ['the root as the parent of no rule', '& { color: red } @media print { & nav { top: 0 } }', ['&', '& nav']],
  ['the next element’s decoration', 'nav::before { color: red }', ['nav']],
  ['the inside of a condition', '@media print { nav { color: red } }', ['nav']],
  ['the outside of a nested rule', '.a-1-9d6bf { nav & { color: red } }', ['nav &']],
  ['a token for good', '.a-1-9d6bf { --brand: red !important }', ['--brand']],
  ['a token for good in a condition', '.a-1-9d6bf { @media print { --brand: red !important } }', ['--brand']],
  ['common keyframes', '@keyframes pop { from { opacity: 0 } }', ['@keyframes pop']],
  ['a typeface', '@font-face { font-family: x; src: url(x.woff2) }', ['@font-face']],
  ['a registered property', '@property --x { syntax: "*"; inherits: false }', ['@property']],
  ['a layer of the page', '@layer base { .a-1-9d6bf { color: red } }', ['@layer-block']],
])('%s may not', (_what, css, expected) => {
  expect(subjects(css)).toEqual(expected);
});

test.each([
  ['a rule', '.a-1-9d6bf { color: red }', '.a-1-9d6bf'],
  ['a condition', '@media print { .a-1-9d6bf { color: red } }', '@media'],
  [
    'a rule after the layer',
    '@layer remotes.mf-trial { .a-1-9d6bf { top: 0 } } .a-1-9d6bf { top: 1px }',
    '.a-1-9d6bf',
  ],
])('%s must be in the layer of the remote', (_what, css, subject) => {
  const problem = 'is outside of the layer remotes.mf-trial: build it with remotePreset';
  expect(styleViolations(css, OWN)).toEqual([{ subject, problem }]);
});

test.each([
  ['another file', '@import "other.css";', '@import'],
  ['another remote’s layer', '@layer remotes.mf-other { .a-1-9d6bf { color: red } }', '@layer-block'],
  ['all remotes’ layer', '@layer remotes { .a-1-9d6bf { color: red } }', '@layer-block'],
  ['the order of layers', '@layer remotes.mf-trial, remotes.mf-other;', '@layer-statement'],
])('%s may not', (_what, css, subject) => {
  expect(styleViolations(css, OWN).map((one) => one.subject)).toEqual([subject]);
});

test('text that is no CSS is no stylesheet', () => {
  expect(() => styleViolations('.a {', OWN)).not.toThrow();
  expect(() => styleViolations('} .a', OWN)).toThrow();
});

test.each([
  ['nav { color: red }', 'begin it with a class of a CSS module'],
  ['@font-face { font-family: x; src: url(x.woff2) }', 'applies to the whole page'],
  ['@keyframes pop { from { opacity: 0 } }', 'write it in a CSS module'],
  ['.a-1-9d6bf { --brand: red !important }', 'is set with !important'],
])('%s is reported with the way to fix it or its effect', (css, problem) => {
  expect(violations(css).map((one) => one.problem)).toEqual([expect.stringContaining(problem)]);
});
