import { expect, test } from 'vitest';
import { remoteFiles } from './remoteFiles';

test('a name gives a route, a title and a screen', () => {
  const { path, files } = remoteFiles('mf-daily-rewards', undefined, { private: true });
  expect(path).toBe('/daily-rewards');
  expect(JSON.parse(files['remote.json'] ?? '')).toEqual({
    name: 'mf-daily-rewards',
    routes: [{ path: '/daily-rewards', title: 'Daily Rewards', skeleton: 'list' }],
    platform: '^2.0.0',
  });
  expect(files['src/remote.tsx']).toContain(`'/daily-rewards': DailyRewardsScreen`);
  expect(JSON.parse(files['package.json'] ?? '')).toEqual({
    private: true,
    name: 'mf-daily-rewards',
    version: '1.0.0',
  });
});

test('a title of one’s own is taken as it is', () => {
  const { files } = remoteFiles('mf-rewards', 'Rewards & "more"', {});
  expect(files['src/RewardsScreen.tsx']).toContain(String.raw`title={"Rewards & \"more\""}`);
});
