import { expect, test } from 'vitest';
import { availableDictionary, deltaPath, dictionaryRule } from './delta';

const HASH = 'pZGm1Av0IEBKARczz7exkNYsZb8LzaMrV7J32a2fFG4=';

test('a delta has the name of its file and of its dictionary, without further folders', () => {
  expect(deltaPath('/mf-a/1/entry.js', HASH)).toBe(`/mf-a/1/entry.js.${HASH}.dcz`);
  expect(deltaPath('entry.js', HASH.replace('G', '/'))).not.toContain('/');
});

test('a dictionary is named by a hash of 32 bytes and nothing else', () => {
  expect(availableDictionary(`:${HASH}:`)).toBe(HASH);
  for (const header of [undefined, '', HASH, ':../../etc/passwd:', `:${HASH}:, :${HASH}:`]) {
    expect(availableDictionary(header)).toBeUndefined();
  }
});

test('a script or stylesheet is the dictionary of the same file of other releases', () => {
  expect(dictionaryRule('/shell/1.0.0-abc/first.js')).toBe('match="/shell/*/first.js"');
  expect(dictionaryRule('/mf-a/1.0.0-abc/async/list.css')).toBe('match="/mf-a/*/async/list.css"');
  expect(dictionaryRule('/mf-a/1.0.0-abc/release.json')).toBeUndefined();
  expect(dictionaryRule('/sw.js')).toBeUndefined();
});
