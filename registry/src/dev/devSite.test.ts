import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readAudit } from '../store/audit';
import { readLive } from '../store/live';
import { exampleTarget } from '../testing/exampleTarget';
import { removeForeign } from './devSite';

test('the development site keeps no remote that is gone from the workspace, nor its page', async () => {
  const target = await exampleTarget();
  expect(existsSync(join(target.public, 'one/index.html'))).toBe(true);
  await removeForeign(target);
  expect(readLive(target)?.remotes).toEqual({});
  expect(existsSync(join(target.public, 'one/index.html'))).toBe(false);
  expect(
    readAudit(target)
      .slice(-2)
      .map(({ action, name }) => `${action} ${name}`),
  ).toEqual(['remove mf-one', 'remove mf-two']);
  target.remove();
});
