/** Switching a target under everything that can come in between. */
import { spawn } from 'node:child_process';
import { appendFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Composition } from '@reelrupee/federation/composition/composition';
import { exampleTarget, remoteLike, shellLike, type ExampleTarget } from '../testing/exampleTarget';
import { readAudit } from '../store/audit';
import { readLive } from '../store/live';
import { promoteRemote, rollBackRemote, step } from './releaseRemote';
import type { Change } from './applyChange';
import { requireLive, switchLive } from './switch';

let target: ExampleTarget;
beforeEach(async () => {
  target = await exampleTarget();
});
afterEach(() => target.remove());

function change(name: string, to: Change, dryRun = false) {
  return switchLive(target, (live) => step(requireLive(live), name, to, {}), { dryRun });
}

function built(name: string, id: string) {
  return target.add(remoteLike(name, { id }));
}

function live(name: string) {
  const slot = readLive(target)?.remotes[name];
  return [slot?.current.id, slot?.previous?.id, slot?.canary?.release.id];
}

test('releases of several teams at once all go live, one after the other', async () => {
  const changes = ['mf-one', 'mf-two'].flatMap((name) =>
    ['1.1.0-a', '1.2.0-b', '1.3.0-c'].map((id) => ({ name, release: built(name, id) })),
  );
  await Promise.all(changes.map(({ name, release }) => change(name, { kind: 'release', release })));
  const switches = readAudit(target).slice(3);
  expect(switches).toHaveLength(6);
  for (const name of ['mf-one', 'mf-two']) {
    const own = switches.filter((entry) => entry.name === name);
    // Each took over from the one before it, so none was decided on what was no longer live.
    expect(own.map(({ from }) => from)).toEqual([
      '1.0.0-first',
      ...own.slice(0, -1).map(({ release }) => release),
    ]);
    expect(live(name)[0]).toBe(own.at(-1)?.release);
  }
});

test('a dry run of any change leaves every file as it was', async () => {
  const second = built('mf-one', '1.1.0-second');
  const before = content(target.root);
  await change('mf-one', { kind: 'release', release: second }, true);
  await change('mf-one', { kind: 'canary', release: second, percent: 5 }, true);
  expect(content(target.root)).toEqual(before);
});

test('a rollback of a rollback goes on to what was good before both', async () => {
  await change('mf-one', { kind: 'release', release: built('mf-one', '1.1.0-b') });
  await change('mf-one', { kind: 'release', release: built('mf-one', '1.2.0-c') });
  await rollBackRemote(target, 'mf-one', 'c is broken');
  expect(live('mf-one')).toEqual(['1.1.0-b', '1.0.0-first', undefined]);
  await rollBackRemote(target, 'mf-one', 'b is broken too');
  expect(live('mf-one')).toEqual(['1.0.0-first', undefined, undefined]);
  await expect(rollBackRemote(target, 'mf-one', 'all is broken')).rejects.toThrow(/no earlier release/);
  expect(live('mf-one')).toEqual(['1.0.0-first', undefined, undefined]);
});

test('what was rolled back can be released again, and is then no spare of itself', async () => {
  const second = built('mf-one', '1.1.0-b');
  await change('mf-one', { kind: 'release', release: second });
  await rollBackRemote(target, 'mf-one', 'a mistake');
  await change('mf-one', { kind: 'release', release: second });
  expect(live('mf-one')).toEqual(['1.1.0-b', '1.0.0-first', undefined]);
});

test('a rollback after a promotion takes the promoted canary back', async () => {
  await change('mf-one', { kind: 'canary', release: built('mf-one', '1.1.0-b'), percent: 10 });
  await promoteRemote(target, 'mf-one', {});
  await rollBackRemote(target, 'mf-one', 'worse with everyone');
  expect(live('mf-one')).toEqual(['1.0.0-first', undefined, undefined]);
});

test('a switch that was killed before it was public is finished by the next one, and noted once', async () => {
  const before = content(target.root);
  await change('mf-one', { kind: 'release', release: built('mf-one', '1.1.0-b') });
  const intent = { composition: readLive(target), entries: readAudit(target).slice(3) };
  for (const path of ['public/composition.json', 'public/index.html', 'records/audit.jsonl']) {
    writeFileSync(join(target.root, path), before.get(path) ?? '');
  }
  writeFileSync(join(target.records, 'switching.json'), JSON.stringify(intent));
  await change('mf-two', { kind: 'release', release: built('mf-two', '1.1.0-b') });
  expect([live('mf-one')[0], live('mf-two')[0]]).toEqual(['1.1.0-b', '1.1.0-b']);
  const switches = readAudit(target).slice(3);
  expect(switches.map(({ name, release }) => `${name} ${release}`)).toEqual([
    'mf-one 1.1.0-b',
    'mf-two 1.1.0-b',
  ]);
});

test('a switch that cannot be drawn is refused before anything changes', async () => {
  const before = content(target.root);
  target.addShell(shellLike({ id: '1.0.0-shell', files: { 'shell.0.css': 'a file that is not there' } }));
  await expect(change('mf-one', { kind: 'release', release: built('mf-one', '1.1.0-b') })).rejects.toThrow();
  for (const path of ['public/composition.json', 'public/index.html', 'records/audit.jsonl']) {
    expect(content(target.root).get(path), path).toBe(before.get(path));
  }
  // The next one is not held up by it.
  target.addShell(shellLike());
  await change('mf-two', { kind: 'release', release: built('mf-two', '1.1.0-b') });
  expect([live('mf-one')[0], live('mf-two')[0]]).toEqual(['1.0.0-first', '1.1.0-b']);
});

test('what was killed half-way and cannot be drawn any more gives way to the next switch', async () => {
  const composition = { ...readLive(target), shell: { release: '0.0.0-gone', platform: '1.0.0' } };
  writeFileSync(join(target.records, 'switching.json'), JSON.stringify({ composition, entries: [] }));
  await change('mf-two', { kind: 'release', release: built('mf-two', '1.1.0-b') });
  expect(live('mf-two')[0]).toBe('1.1.0-b');
});

test('a torn line at the end of the audit log tells nothing and spoils nothing', async () => {
  appendFileSync(join(target.records, 'audit.jsonl'), '{"at":"2026-01-');
  await change('mf-one', { kind: 'release', release: built('mf-one', '1.1.0-b') });
  expect(readAudit(target).map(({ name, release }) => `${name} ${release}`)).toEqual([
    'shell 1.0.0-shell',
    'mf-one 1.0.0-first',
    'mf-two 1.0.0-first',
    'mf-one 1.1.0-b',
  ]);
});

test(
  'wherever a switch is killed, the site is whole and the next release works',
  { timeout: 60_000 },
  async () => {
    built('mf-one', '1.1.0-second');
    for (const switches of [1, 5]) {
      await killAfter(switches);
      const shown =
        /<script type="application\/json">(.*)<\/script>/.exec(file('public/index.html'))?.[1] ?? '';
      for (const text of [shown, file('public/composition.json')]) {
        const { current } = (JSON.parse(text) as Composition).remotes['mf-one'] ?? {};
        expect(Object.keys(current?.files ?? {})).toEqual(['entry.js']);
      }
      const release = built('mf-two', `1.${switches}.0-after`);
      await change('mf-two', { kind: 'release', release });
      expect(live('mf-two')[0]).toBe(release.id);
      expect(file('public/index.html')).toContain(release.id);
      const before = readAudit(target).findLast(({ name }) => name === 'mf-one');
      expect(live('mf-one')[0]).toBe(before?.release);
    }
    expect(readdirSync(target.public).filter((name) => name.endsWith('.next'))).toEqual([]);
  },
);

/** Lets another process switch to and fro, and kills it in the midst of it. */
async function killAfter(switches: number): Promise<void> {
  const script = join(import.meta.dirname, '../testing/flip.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, target.root], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let told = '';
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (data) => {
      told += String(data);
      if (told.split('\n').length > switches) child.kill('SIGKILL');
    });
    child.once('exit', () => resolve());
  });
}

/** Every file below a folder, by path, with its content. */
function content(folder: string): Map<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => statSync(join(folder, path)).isFile());
  return new Map(files.map((path) => [path, readFileSync(join(folder, path), 'latin1')]));
}

function file(path: string): string {
  return readFileSync(join(target.root, path), 'utf8');
}
