import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../testing/testFolder';
import { UserError } from '../userError';
import { bundle } from './bundle';

test('sources that do not build are an error of their user, with the bundler’s words and without a stack', async () => {
  const dir = testFolder();
  writeFileSync(
    join(dir, 'rsbuild.config.ts'),
    `export default { source: { entry: { index: './main.js' } } };\n`,
  );
  writeFileSync(join(dir, 'main.js'), 'const = 1;\n');
  const failed: unknown = await bundle(dir, '1.0.0-a', join(dir, 'dist')).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(UserError);
  expect(String(failed)).toMatch(
    /does not build:[^]*main\.js[^]*\nFix the errors above and run the command again\.$/,
  );
}, 60_000);
