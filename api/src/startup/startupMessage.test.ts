import { expect, it } from 'vitest';
import { startupMessage } from './startupMessage';

it.each([
  ['the operating system', Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })],
  ['the embedded database, whose error has a number only', { name: 'ErrnoError', errno: 51 }],
])('a full disk is named in one sentence, as told by %s', (_by, error) => {
  expect(startupMessage(error)).toBe(
    'The disk of the data directory is full. Make room, or set DATA_DIR to a folder on another disk.',
  );
});

it('an error that nobody foresaw is shown whole', () => {
  expect(startupMessage({ name: 'ErrnoError', errno: 2 })).toContain('"errno":2');
  expect(startupMessage(new TypeError('odd'))).toContain('TypeError: odd\n');
});
