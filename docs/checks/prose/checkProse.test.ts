import { describe, expect, test } from 'vitest';
import { checkProse } from './checkProse';

const OF_NOW = '"of now": current';

describe('finds a word', () => {
  test.each([
    ['a doc comment', 'a.ts', '/** The page of now. */', 1],
    ['a later line of a block', 'a.ts', '/**\n * The page\n * of now.\n */', 3],
    ['a line comment', 'a.ts', 'f();\n// The page of now.', 2],
    ['a trailing comment', 'a.ts', 'f(); // The page of now.', 1],
    ['a comment in JSX', 'a.tsx', '  {/* The page of now. */}', 1],
    ['a style sheet', 'a.css', '/* The page of now. */', 1],
    ['SQL', 'a.sql', '-- The page of now.', 1],
    ['YAML', 'a.yml', '# The page of now.', 1],
    ['a test title', 'a.test.ts', "test('the page of now', () => {", 1],
    ['a test title on its own line', 'a.test.ts', "test.each(cases)(\n  'the page of now',", 2],
    ['the title of a table of tests', 'a.test.ts', "test.each([1])('the page of now', () => {", 1],
    [
      'the title below a table of tests',
      'a.test.ts',
      "test.each([\n  1,\n] as const)('the page of now', () => {",
      3,
    ],
    ['Markdown', 'a.md', '# Page\n\nThe page of now.', 3],
  ])('in %s', (_place, path, content, line) => {
    expect(checkProse(path, content)).toEqual([`${path}:${line}: ${OF_NOW}`]);
  });
});

test.each([
  ['a string', 'a.ts', "const title = 'the page of now';"],
  ['code', 'a.ts', 'const anew = mend(yardstick);'],
  ['an address', 'a.ts', "const url = 'https://anew.example/';"],
  ['a code span', 'a.md', 'Run `mend`.'],
  ['a code span in a comment', 'a.ts', '// Spreads `beside`.'],
  ['a fenced block', 'a.md', '```\nmend\n```'],
  ['a link target', 'a.md', '[Docs](./anew.md)'],
])('ignores %s', (_place, path, content) => {
  expect(checkProse(path, content)).toEqual([]);
});

test.each(['What', 'Who', 'Whoever', 'Whose', 'Whether', 'Which', 'Where', 'Why', 'How'])(
  'finds a comment that opens with %s',
  (word) => {
    expect(checkProse('a.ts', `/** ${word} a call sends. */`)[0]).toContain(`a.ts:1: "${word} …"`);
  },
);

test('finds a test title that opens with such a word', () => {
  expect(checkProse('a.test.ts', "test('what is sent is kept', () => {")[0]).toContain(
    'a.test.ts:1: "what …"',
  );
});

test('accepts a question and a condition as an opening', () => {
  expect(checkProse('a.ts', '/** What is sent? */\n/** True if it may be cached. */')).toEqual([]);
});

test('accepts a word in the files where it has its ordinary meaning', () => {
  expect(checkProse('media/src/art/svg.ts', '/** Draws a line. */')).toEqual([]);
  expect(checkProse('shell/src/App.tsx', '/** Draws a line. */')).toEqual([
    'shell/src/App.tsx:1: "Draws": render, paint',
  ]);
});
