import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../testing/testFolder';
import { runSandboxed } from './runSandboxed';

test('a process that the clock ends is named as such, and not by its processor time', async () => {
  const program = join(testFolder(), 'program.mjs');
  writeFileSync(program, 'setInterval(() => undefined, 1000);');
  expect(await runSandboxed(program, {}, (answer) => answer, 20)).toEqual({
    problem: 'has not ended after 0.02 s',
    isOutOfTime: true,
  });
});
