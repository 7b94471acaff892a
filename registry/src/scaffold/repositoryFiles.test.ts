import { expect, test } from 'vitest';
import { repositoryFiles } from './repositoryFiles';

test('a checkout on Windows has the line ends that CI has, so that its sources give the same release', () => {
  const versions = new Proxy({}, { get: () => '1.0.0' });
  const files = repositoryFiles({ name: 'mf-quiz', registry: 'https://registry.example', versions });
  expect(files['.gitattributes']).toBe('* text=auto eol=lf\n');
});
