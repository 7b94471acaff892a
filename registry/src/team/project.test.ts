import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { UserError } from '../userError';
import { readProject } from './project';

const dir = mkdtempSync(join(tmpdir(), 'project-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const route = { path: '/quiz', title: 'Quiz', skeleton: 'list' };
const remote = { name: 'mf-quiz', routes: [route], platform: '^2.0.0' };
const write = (file: string, content: unknown) =>
  writeFileSync(join(dir, file), typeof content === 'string' ? content : JSON.stringify(content));

beforeEach(() => {
  vi.stubEnv('REELRUPEE_REGISTRY', undefined);
  write('remote.json', remote);
  write('package.json', { version: '0.1.0', reelrupee: { registry: 'https://registry.example/' } });
});

/** The message of the user error that reading throws; any other error would be shown with its stack. */
function refusal(): string {
  try {
    readProject(dir);
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
  return '';
}

test('a remote is read with its registry', () => {
  expect(readProject(dir)).toMatchObject({ name: 'mf-quiz', registry: 'https://registry.example' });
});

test('a file with a byte order mark and the line ends of Windows is read', () => {
  write('remote.json', `\uFEFF${JSON.stringify(remote, null, 2).replaceAll('\n', '\r\n')}`);
  expect(readProject(dir)).toMatchObject(remote);
});

test.each([
  ['remote.json', '{ "name": ', /remote\.json is not JSON: .*\nFix the file/],
  ['remote.json', { ...remote, routes: undefined }, /remote\.json is not valid:[^]*at routes/],
  ['remote.json', { ...remote, routes: [{ ...route, path: 'quiz' }] }, /a route is one path segment/],
  ['remote.json', { ...remote, routes: [route, route] }, /\/quiz is a route already[^]*at routes\[1\]\.path/],
  [
    'remote.json',
    { ...remote, routes: [route, { ...route, path: '/Quiz' }] },
    /\/Quiz is a route already[^]*at routes\[1\]\.path/,
  ],
  ['remote.json', { ...remote, name: 'mf-Quiz' }, /in lower case[^]*at name/],
  ['package.json', '{', /package\.json is not JSON/],
  ['package.json', { name: 'x' }, /package\.json is not valid:[^]*at version/],
])('a wrong %s is refused by its file and field', (file, content, expected) => {
  write(file, content);
  expect(refusal()).toMatch(expected);
});

test('a missing package.json and an address that is none are named', () => {
  vi.stubEnv('REELRUPEE_REGISTRY', 'registry.example');
  expect(refusal()).toContain('not a URL: registry.example');
  rmSync(join(dir, 'package.json'));
  expect(refusal()).toContain('has no package.json');
});

test.each(['https://other.example\n', ' https://other.example/ '])(
  'the address in a setting is used without the line end or spaces around it: %j',
  (setting) => {
    vi.stubEnv('REELRUPEE_REGISTRY', setting);
    expect(readProject(dir).registry).toBe('https://other.example');
  },
);

test.each(['', '\n'])(
  'an empty setting, such as a variable of CI that is not set, names no registry: %j',
  (setting) => {
    vi.stubEnv('REELRUPEE_REGISTRY', setting);
    expect(readProject(dir).registry).toBe('https://registry.example');
  },
);

test('an address with a password in it, which no request can carry, is refused without showing it', () => {
  vi.stubEnv('REELRUPEE_REGISTRY', 'https://user:secret@registry.example');
  expect(refusal()).toMatch(/^The registry’s address has a user or a password in it\.\nLeave them out/);
  expect(refusal()).not.toContain('secret');
});
