/** Sources of a release, as its folder or its CI run says. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testFolder } from '../testing/testFolder';
import { sourcesOf } from './sources';

const ORIGIN = 'https://git.example/acme/mf-quiz.git';
let dir: string;
let head: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: dir }).toString().trim();

beforeEach(() => {
  vi.stubEnv('GITHUB_REPOSITORY', '');
  vi.stubEnv('GITHUB_SHA', '');
  dir = testFolder();
  git('init', '--quiet');
  git('remote', 'add', 'origin', ORIGIN.replace('https://', 'https://asha:secret@'));
  writeFileSync(join(dir, 'remote.json'), '{}');
  git('add', '.');
  git('-c', 'user.name=Asha', '-c', 'user.email=asha@example.in', 'commit', '--quiet', '-m', 'Add a remote');
  head = git('rev-parse', 'HEAD');
});
afterEach(() => vi.unstubAllEnvs());

test('a checkout gives its commit and its origin, without the secrets in the address', () => {
  expect(sourcesOf(dir)).toEqual({ repository: ORIGIN, commit: head });
});

test('changes that are not committed have no commit', () => {
  writeFileSync(join(dir, 'remote.json'), '{ }');
  expect(sourcesOf(dir)).toEqual({ repository: ORIGIN });
});

test('a run of CI gives the repository and commit that it was started for', () => {
  vi.stubEnv('GITHUB_REPOSITORY', 'acme/mf-quiz');
  vi.stubEnv('GITHUB_SHA', 'fedcba98');
  expect(sourcesOf(dir)).toEqual({ repository: 'acme/mf-quiz', commit: 'fedcba98' });
});
