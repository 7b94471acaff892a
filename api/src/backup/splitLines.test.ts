import { expect, it } from 'vitest';
import { splitLines } from './splitLines';

async function* piecesOf(texts: string[], read: string[] = []): AsyncGenerator<string> {
  for (const text of texts) {
    read.push(text);
    yield await Promise.resolve(text);
  }
}

it.each([
  [['one\ntwo\n'], ['one', 'two']],
  [
    ['o', 'ne', '\ntw', 'o'],
    ['one', 'two'],
  ],
  [
    ['one\n', '\n', 'two'],
    ['one', '', 'two'],
  ],
  [[], []],
])('splits %j', async (texts, lines) => {
  const split: string[] = [];
  for await (const line of splitLines(piecesOf(texts))) split.push(line);
  expect(split).toEqual(lines);
});

it('reads no further than the line that is asked for', async () => {
  const read: string[] = [];
  const lines = splitLines(piecesOf(['one', '\n', 'two\n', 'three\n'], read));
  expect(await lines.next()).toEqual({ done: false, value: 'one' });
  expect(read).toEqual(['one', '\n']);
});

it('gives a line up that is longer than the limit, without reading on', async () => {
  const read: string[] = [];
  const lines = splitLines(piecesOf(['one\nt', 'wo', 'three', 'four'], read), 5);
  expect(await lines.next()).toEqual({ done: false, value: 'one' });
  await expect(lines.next()).rejects.toThrow('longer than 5');
  expect(read).toEqual(['one\nt', 'wo', 'three']);
});
