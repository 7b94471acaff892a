/** The output of the release command. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { step } from '../switch/step';
import type { FolderStore } from '../store/folder/folderStore';
import { openStore } from '../store/openStore';
import { readLive, requireLive, switchLive } from '../switch/switch';
import { addRemote, remoteLike } from '../testing/exampleStore';
import { testStore } from '../testing/testStore';
import { releaseCommand } from './releaseCommand';

let store: FolderStore;
beforeEach(async () => {
  store = await testStore();
});
afterEach(() => vi.unstubAllEnvs());

/** Types the command; gives its output, errors included. */
async function type(...args: string[]): Promise<string> {
  const said: string[] = [];
  const say = (text: unknown) => void said.push(String(text));
  vi.spyOn(console, 'log').mockImplementation(say);
  const command = releaseCommand().exitOverride().configureOutput({ writeErr: say });
  await command.parseAsync([...args, '--target', store.root], { from: 'user' }).catch(say);
  vi.restoreAllMocks();
  return said.join('\n');
}

test.each<[string[], RegExp]>([
  [['mf-nowhere'], /There is no remote mf-nowhere[\s\S]*There are: shell, mf-home/],
  [['mf-one', '--rollback'], /needs a reason[\s\S]*--reason/],
  [
    ['mf-one', '--rollback', '--reason', 'why'],
    /mf-one has no earlier release to go back to[\s\S]*Fix it and release it/,
  ],
  [['mf-one', '--promote'], /mf-one has no canary to promote[\s\S]*--canary 10/],
  [['mf-nowhere', '--remove', '--reason', 'why'], /mf-nowhere is not live[\s\S]*npm run releases/],
  [['shell', '--canary', '5'], /The shell is in every page/],
  [['--rollback', '--to', 'abc'], /needs a reason/],
  [
    ['--rollback', '--to', 'abc', '--reason', 'why'],
    /No composition abc was ever live[\s\S]*npm run releases/,
  ],
  [['mf-one', '--rollback', '--to', 'abc', '--reason', 'why'], /a whole composition, and mf-one was named/],
  [['--to', 'abc'], /Add --rollback/],
  [[], /Release what\?/],
  [['mf-one', '--canary', '500'], /A percentage from 1 to 99, or ramp/],
  [['mf-one', '--promote', '--rollback'], /'--promote' cannot be used with option '--rollback'/],
  [['mf-one', '--all'], /--all/],
  [['mf-one', '--promot'], /unknown option '--promot'[\s\S]*Did you mean --promote\?/],
])('%s is refused, with why and what to do', async (args, sentence) => {
  const before = (await readLive(store))?.id;
  expect(await type(...args)).toMatch(sentence);
  expect((await readLive(store))?.id).toBe(before);
});

test('a rollback to a composition names both ids when the settings have changed since', async () => {
  const { id } = requireLive(await readLive(store));
  const release = await addRemote(store, remoteLike('mf-one', { id: '1.1.0-bad' }));
  await switchLive(store, (live) => step(requireLive(live), 'mf-one', { kind: 'release', release }, {}));
  await store.saveConfig({ ...(await store.config()), adminUpiId: 'new@upi' });
  await type('--config');
  const said = await type('--rollback', '--to', id, '--reason', 'as it was');
  const next = requireLive(await readLive(store)).id;
  expect(said).toContain(`Live: composition ${next}, which is ${id} with the settings applied last.`);
});

test('a release warns while users would pay to the UPI ID of the example', async () => {
  const warning = 'Users pay to reelrupee@upi, which is an example and may be anyone’s.';
  await store.saveConfig({ ...(await store.config()), productName: 'Reels' });
  expect(await type('--config')).toContain(warning);
  expect(await type('--config')).toContain(warning);
  await store.saveConfig({ ...(await store.config()), adminUpiId: 'shop@upi' });
  expect(await type('--config')).not.toContain(warning);
});

test.each<[string, string, RegExp]>([
  ['a comma too many', '{ "productName": "Reels", }', /config\.json is not JSON: .*\nCorrect it/],
  ['no settings', 'null', /config\.json is not valid:[\s\S]*expected object[\s\S]*\nCorrect it/],
])('settings with %s are refused, with the file and what to do', async (_what, json, sentence) => {
  writeFileSync(join(store.public, 'config.json'), json);
  const before = (await readLive(store))?.id;
  expect(await type('--config')).toMatch(sentence);
  expect(await type('--config', join(store.public, 'config.json'))).toMatch(sentence);
  expect((await readLive(store))?.id).toBe(before);
});

test('settings in a file that is not there are refused, with its name', async () => {
  expect(await type('--config', join(store.root, 'edited.json'))).toMatch(
    /edited\.json cannot be read: ENOENT.*\nName the file/,
  );
});

test('a switch is reported in one line, with the release before it', async () => {
  await store.saveConfig({ ...(await store.config()), adminUpiId: 'shop@upi' });
  await type('--config');
  const release = await addRemote(store, remoteLike('mf-one', { id: '1.1.0-b' }));
  await switchLive(store, (live) =>
    step(requireLive(live), 'mf-one', { kind: 'canary', release, percent: 10 }, {}),
  );
  expect(await type('mf-one', '--promote')).toMatch(
    /^promote mf-one 1\.1\.0-b \(before: 1\.0\.0-first\)\nLive: composition \w{12}\. [\d.]+ s\.$/,
  );
  expect(await type('mf-one', '--rollback', '--reason', 'too slow')).toMatch(
    /^rollback mf-one 1\.1\.0-b \(live: 1\.0\.0-first\): too slow\n/,
  );
});

test('a rollback to a composition says what changes', async () => {
  const before = (await readLive(store))?.id ?? '';
  const release = await addRemote(store, remoteLike('mf-one', { id: '1.1.0-b' }));
  await switchLive(store, (live) => step(requireLive(live), 'mf-one', { kind: 'release', release }, {}));
  expect(await type('--rollback', '--to', before, '--reason', 'as before')).toMatch(
    new RegExp(`^rollback mf-one 1.1.0-b \\(live: 1.0.0-first\\): as before\nLive: composition ${before}\\.`),
  );
  expect((await readLive(store))?.id).toBe(before);
});

test('a dry run says that nothing was switched', async () => {
  const before = (await readLive(store))?.id;
  expect(await type('mf-one', '--remove', '--reason', 'why', '--dry-run')).toMatch(
    /remove mf-one[\s\S]*Nothing was switched; it would be composition \w{12}/,
  );
  expect((await readLive(store))?.id).toBe(before);
});

test('an empty name of the registry is refused', async () => {
  await expect(openStore('')).rejects.toThrow(/empty name/);
});

test('options that npm consumed are noticed', async () => {
  vi.stubEnv('npm_config_dry_run', 'true');
  expect(await type('mf-one')).toMatch(
    /npm consumed --dry-run; nothing was done[\s\S]*npm run release -- mf-one --dry-run/,
  );
});
