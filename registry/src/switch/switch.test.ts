/** Switches of a folder store under races, crashes and dry runs. */
import { spawn } from 'node:child_process';
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { Composition } from '@reelrupee/federation/composition/composition';
import { addRemote, publishExample, remoteLike, shellLike } from '../testing/exampleStore';
import { testStore } from '../testing/testStore';
import { readAudit } from '../store/auditLog';
import { openFolderStore, type FolderStore } from '../store/folder/folderStore';
import { uncommitted } from '../store/uncommitted';
import { promoteRemote } from './releaseRemote';
import { rollBackRemote } from './rollBackRemote';
import { step } from './step';
import { shellStep } from './releaseShell';
import type { Change } from './applyChange';
import { readLive, requireLive, switchLive } from './switch';

let store: FolderStore;
beforeEach(async () => {
  store = await testStore();
});

function change(name: string, to: Change, on = store as Parameters<typeof switchLive>[0]) {
  return switchLive(on, (live) => step(requireLive(live), name, to, {}));
}

function built(name: string, id: string) {
  return addRemote(store, remoteLike(name, { id }));
}

async function live(name: string) {
  const slot = (await readLive(store))?.remotes[name];
  return [slot?.current.id, slot?.previous?.id, slot?.canary?.release.id];
}

test('releases of several teams at once all go live, one after the other', async () => {
  const changes: { name: string; to: Change }[] = [];
  for (const name of ['mf-one', 'mf-two']) {
    for (const id of ['1.1.0-a', '1.2.0-b', '1.3.0-c']) {
      changes.push({ name, to: { kind: 'release', release: await built(name, id) } });
    }
  }
  await Promise.all(changes.map(({ name, to }) => change(name, to)));
  const switches = (await readAudit(store)).slice(3);
  expect(switches).toHaveLength(6);
  for (const name of ['mf-one', 'mf-two']) {
    const own = switches.filter((entry) => entry.name === name);
    // Each replaced the one before it, so none was decided on an outdated composition.
    expect(own.map(({ from }) => from)).toEqual([
      '1.0.0-first',
      ...own.slice(0, -1).map(({ release }) => release),
    ]);
    expect((await live(name))[0]).toBe(own.at(-1)?.release);
  }
});

test('a dry run of any change leaves every file as it was', async () => {
  const before = content(store.root);
  const dry = uncommitted(store);
  const release = await addRemote(dry, remoteLike('mf-one', { id: '1.1.0-second' }));
  const { composition } = await change('mf-one', { kind: 'release', release }, dry);
  expect(composition.remotes['mf-one']?.current.id).toBe('1.1.0-second');
  await change('mf-one', { kind: 'canary', release, percent: 5 }, dry);
  await dry.close();
  expect(content(store.root)).toEqual(before);
});

test('a dry run goes through the contract check', async () => {
  const dry = uncommitted(store);
  const release = await addRemote(dry, remoteLike('mf-one', { id: '1.1.0-second', screens: [] }));
  await expect(change('mf-one', { kind: 'release', release }, dry)).rejects.toThrow(/has no screen/);
  await dry.close();
});

test('a rollback of a rollback returns to the release that was good before both', async () => {
  await change('mf-one', { kind: 'release', release: await built('mf-one', '1.1.0-b') });
  await change('mf-one', { kind: 'release', release: await built('mf-one', '1.2.0-c') });
  await rollBackRemote(store, 'mf-one', 'c is broken');
  expect(await live('mf-one')).toEqual(['1.1.0-b', '1.0.0-first', undefined]);
  await rollBackRemote(store, 'mf-one', 'b is broken too');
  expect(await live('mf-one')).toEqual(['1.0.0-first', undefined, undefined]);
  await expect(rollBackRemote(store, 'mf-one', 'all is broken')).rejects.toThrow(/no earlier release/);
  expect(await live('mf-one')).toEqual(['1.0.0-first', undefined, undefined]);
});

test('a release that was rolled back can be released again, and is then not its own predecessor', async () => {
  const second = await built('mf-one', '1.1.0-b');
  await change('mf-one', { kind: 'release', release: second });
  await rollBackRemote(store, 'mf-one', 'a mistake');
  await change('mf-one', { kind: 'release', release: second });
  expect(await live('mf-one')).toEqual(['1.1.0-b', '1.0.0-first', undefined]);
});

test('a rollback after a promotion takes the promoted canary back', async () => {
  await change('mf-one', { kind: 'canary', release: await built('mf-one', '1.1.0-b'), percent: 10 });
  await promoteRemote(store, 'mf-one');
  await rollBackRemote(store, 'mf-one', 'worse with everyone');
  expect(await live('mf-one')).toEqual(['1.0.0-first', undefined, undefined]);
});

test('a switch that was killed right after its commit is shown by the next command', async () => {
  const shown = readlinkSync(join(store.public, '.live'));
  await change('mf-one', { kind: 'release', release: await built('mf-one', '1.1.0-b') });
  const committed = readlinkSync(join(store.public, '.live'));
  // As if the process had ended before it moved the pointer.
  const [last = ''] = readdirSync(join(store.root, 'records/switches')).sort().slice(-1);
  symlinkSync(committed, join(store.root, 'records/switches', last, 'live'));
  pointAt(shown);
  expect(file('public/index.html')).not.toContain('1.1.0-b');
  await openFolderStore(store.root).head();
  expect(file('public/index.html')).toContain('1.1.0-b');
  expect((await readAudit(store)).filter(({ release }) => release === '1.1.0-b')).toHaveLength(1);
});

test('a switch whose pages cannot be rendered is refused before anything changes', async () => {
  const broken = shellLike({ id: '1.1.0-broken' });
  await publishExample(store, broken);
  const before = content(store.root);
  const shell = { ...broken, id: '9.9.9-gone' };
  await expect(switchLive(store, (now) => shellStep(store, now, shell))).rejects.toThrow(
    /9\.9\.9-gone is not in/,
  );
  expect(content(store.root)).toEqual(before);
  // It does not block the next one.
  await change('mf-two', { kind: 'release', release: await built('mf-two', '1.1.0-b') });
  expect([(await live('mf-one'))[0], (await live('mf-two'))[0]]).toEqual(['1.0.0-first', '1.1.0-b']);
});

test('pages that an older version wrote as files become links', async () => {
  const page = join(store.public, 'index.html');
  const folder = join(store.public, 'three');
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), 'old');
  const three = await addRemote(store, remoteLike('mf-three'));
  await change('mf-three', { kind: 'release', release: three });
  expect(lstatSync(folder).isSymbolicLink()).toBe(true);
  expect(lstatSync(page).isSymbolicLink()).toBe(true);
  expect(file('public/three/index.html')).toContain('mf-three');
});

test(
  'wherever a switch is killed, the site is complete and the next release works',
  { timeout: 60_000 },
  async () => {
    await built('mf-one', '1.1.0-second');
    for (const switches of [1, 5]) {
      await killAfter(switches);
      const shown =
        /<script type="application\/json">(.*)<\/script>/.exec(file('public/index.html'))?.[1] ?? '';
      for (const text of [shown, file('public/composition.json')]) {
        const { current } = (JSON.parse(text) as Composition).remotes['mf-one'] ?? {};
        expect(Object.keys(current?.files ?? {})).toEqual(['entry.js']);
      }
      const release = await built('mf-two', `1.${switches}.0-after`);
      await change('mf-two', { kind: 'release', release });
      expect((await live('mf-two'))[0]).toBe(release.id);
      expect(file('public/index.html')).toContain(release.id);
      const last = (await readAudit(store)).findLast(({ name }) => name === 'mf-one');
      expect((await live('mf-one'))[0]).toBe(last?.release);
    }
  },
);

/** Lets another process switch back and forth, and kills it in the middle. */
async function killAfter(switches: number): Promise<void> {
  const script = join(import.meta.dirname, '../testing/switchBackAndForth.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, store.root], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (data) => {
      output += String(data);
      if (output.split('\n').length > switches) child.kill('SIGKILL');
    });
    child.once('exit', () => resolve());
  });
}

function pointAt(text: string): void {
  const link = join(store.public, '.live');
  rmSync(link);
  symlinkSync(text, link);
}

/** Every file below a folder, by path, with its content. */
function content(folder: string): Map<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => statSync(join(folder, path)).isFile());
  return new Map(files.map((path) => [path, readFileSync(join(folder, path), 'latin1')]));
}

function file(path: string): string {
  return readFileSync(join(store.root, path), 'utf8');
}

test('an empty registry names the operator’s command, since teams have none of the workspace', () => {
  expect(() => requireLive(undefined)).toThrow(
    'Nothing is live here yet.\nThe operator of the registry releases everything once: npm run release -- --all',
  );
});
