import { WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { expect, test } from 'vitest';
import { untranslatedTexts } from '../../../docs/checks/texts/untranslated';
import { remoteFiles } from './remoteFiles';

const EXAMPLE = { packageFile: { private: true }, platform: '^2.4.0', schema: '../remote.schema.json' };
const STYLE = JSON.parse(readFileSync(join(WORKSPACE, '.oxfmtrc.json'), 'utf8')) as FormatConfig;

test('a name gives a route, a title and a screen', () => {
  const { path, files } = remoteFiles({ name: 'mf-daily-rewards', ...EXAMPLE });
  expect(path).toBe('/daily-rewards');
  expect(JSON.parse(files['remote.json'] ?? '')).toEqual({
    $schema: '../remote.schema.json',
    name: 'mf-daily-rewards',
    routes: [{ path: '/daily-rewards', title: 'Daily Rewards', skeleton: 'list' }],
    platform: '^2.4.0',
  });
  expect(files['src/remote.tsx']).toContain(`'/daily-rewards': DailyRewardsScreen`);
  expect(JSON.parse(files['package.json'] ?? '')).toEqual({
    private: true,
    name: 'mf-daily-rewards',
    version: '1.0.0',
  });
});

test('a title of one’s own is taken as it is', () => {
  const { files } = remoteFiles({ name: 'mf-rewards', title: String.raw`Rewards & "more" \o/`, ...EXAMPLE });
  expect(files['src/RewardsScreen.tsx']).toContain(String.raw`title={t('Rewards & "more" \\o/')}`);
});

test.each([
  ['mf-quiz', undefined],
  ['mf-daily-rewards', undefined],
  ['mf-daily-rewards-of-new-earners', undefined],
  ['mf-quiz', 'Quiz & "more"'],
  ['mf-quiz', "Today's quiz"],
  ['mf-quiz', `Today's "quiz"`],
])('the files of %s with the title %s are formatted, and every text is looked up', async (name, title) => {
  const { files } = remoteFiles({ name, title, ...EXAMPLE });
  const unformatted: string[] = [];
  for (const [path, text] of Object.entries(files)) {
    const { code } = await format(path, text, STYLE);
    if (code !== text) unformatted.push(path);
  }
  expect(unformatted).toEqual([]);
  const sources = Object.entries(files).filter(([path]) => /\.tsx?$/.test(path) && !path.includes('.test.'));
  expect(sources.flatMap(([path, text]) => untranslatedTexts(path, text))).toEqual([]);
});
