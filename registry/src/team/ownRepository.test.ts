/** A team in its own repository: from the published packages to a live screen, over HTTP. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installedChromium } from '../../../scripts/lib/installedChromium.mjs';
import { bundle } from '../make/bundle';
import { builtFiles } from '../make/builtFiles';
import { integrityOf } from '../make/integrity';
import { remoteManifest } from '../store/findManifest';
import { openFolderStore, type FolderStore } from '../store/folder/folderStore';
import { buildService } from '../service/buildService';
import { readLive } from '../switch/switch';
import { copyStore, createOwnRepository, moveInto, type OwnRepository } from '../testing/ownRepository';
import { startPackageRegistry, type PackageRegistry } from '../testing/packageRegistry';
import { addTeam } from '../testing/team';
import { TEST_SITE } from '../testing/testSite';

const NAME = 'mf-quiz';

/** Packing and installing takes a minute on a quiet machine, and five with three other runs of tests next to it. */
const SETUP_MS = 20 * 60_000;

describe.skipIf(!existsSync(join(TEST_SITE, 'public/index.html')))('in a repository of its own', () => {
  let packages: PackageRegistry;
  let store: FolderStore;
  let app: ReturnType<typeof buildService>;
  let repository: OwnRepository;
  let startedAt: number;

  beforeAll(async () => {
    packages = await startPackageRegistry();
    store = openFolderStore(copyStore(TEST_SITE));
    app = buildService({ store, audience: 'http://registry.test', site: 'http://localhost:3000' });
    const registry = await app.listen({ port: 0, host: '127.0.0.1' });
    const { token, privateKey } = await addTeam(store, NAME);
    const env = { REELRUPEE_REGISTRY: registry, RELEASE_TOKEN: token, RELEASE_KEY: privateKey };
    startedAt = performance.now();
    repository = await createOwnRepository({ name: NAME, packages: packages.url, env });
  }, SETUP_MS);
  afterAll(async () => {
    await app.close();
    await packages.stop();
    repository.remove();
    rmSync(store.root, { recursive: true, force: true });
  });

  const current = async () => (await readLive(store))?.remotes[NAME]?.current.id;

  test.each(['contract', 'federation', 'platform', 'ui'])(
    'the package %s has built files, no sources and no names of the workspace',
    (name) => {
      const folder = join(repository.dir, 'node_modules/@reelrupee', name);
      const text = readFileSync(join(folder, 'package.json'), 'utf8');
      expect(text).not.toMatch(/workspace:|catalog:|\/src\//);
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      expect(files.filter((file) => /(?<!\.d)\.tsx?$|\.test\./.test(file))).toEqual([]);
      const { exports } = JSON.parse(text) as { exports: Record<string, string | Record<string, string>> };
      const named = Object.values(exports).flatMap((target) =>
        typeof target === 'string' ? [target] : Object.values(target),
      );
      const missing = named.filter((target) => !target.includes('*') && !existsSync(join(folder, target)));
      expect(missing).toEqual([]);
    },
  );

  test('mf-wallet has the same files, byte for byte, when it is built out of the workspace', async () => {
    const live = (await readLive(store))?.remotes['mf-wallet']?.current;
    const moved = await createOwnRepository({ name: 'mf-wallet', packages: packages.url, env: {} });
    moveInto(moved.dir, 'mf-wallet');
    const built = join(moved.dir, 'dist/moved');
    // Under the id of the live release, which is in its files.
    await bundle(moved.dir, live?.id ?? '', built);
    const files = [...builtFiles(built)].map(([path, content]) => [path, integrityOf(content)]);
    expect(Object.fromEntries(files)).toEqual(live?.files);
    moved.remove();
  });

  test('a new remote passes its types, its tests and the contract, and goes live with its first screen', async () => {
    expect(await repository.reelrupee('test')).toContain('1 passed');
    expect(await repository.reelrupee('check')).toMatch(/^mf-quiz 0\.1\.0-\w{10} fits what is live\. \d/);
    expect(await repository.reelrupee('live')).toMatch(
      /^release mf-quiz 0\.1\.0-\w{10}\nLive: composition \w{12}\.\n$/,
    );
    // The goal is 120 s, installing included; docs/teams.md has the figure of a quiet machine.
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    process.stdout.write(`From nothing to a live screen, installing aside: ${seconds} s.\n`);
    expect(readFileSync(join(store.public, 'quiz/index.html'), 'utf8')).toContain('Nothing here yet');
    const { testedBy } = await remoteManifest(store, NAME, (await current()) ?? '');
    expect(testedBy).toBe((await installedChromium()) ? 'browser' : 'process');
  });

  test('the next release is previewed, a canary, live, and taken back', async () => {
    const first = await current();
    repository.edit('src/QuizScreen.tsx', "t('Nothing here yet')", "'Ten questions'");
    const [, ticket = ''] = /\?preview=([\w-]{22})\n/.exec(await repository.reelrupee('preview')) ?? [];
    const allowed: unknown = JSON.parse(
      readFileSync(join(store.public, 'previews', `${ticket}.json`), 'utf8'),
    );
    expect(allowed).toMatchObject({ remote: NAME, by: `team of ${NAME}` });
    expect(await current()).toBe(first);
    expect(await repository.reelrupee('health')).toContain('no reports about mf-quiz yet');
    await repository.reelrupee('live', '--canary', '10');
    expect((await readLive(store))?.remotes[NAME]?.canary?.percent).toBe(10);
    await repository.reelrupee('live', '--promote');
    expect(await current()).not.toBe(first);
    await repository.reelrupee('rollback', '--reason', 'ten are too many');
    expect(await current()).toBe(first);
    expect(await repository.reelrupee('releases')).toMatch(/taken back .*\n.* live /);
    await expect(repository.reelrupee('rollback', '--reason', 'all')).rejects.toThrow(
      'remove it from the site',
    );
    await repository.reelrupee('remove', '--reason', 'no quiz after all');
    expect((await readLive(store))?.remotes[NAME]).toBeUndefined();
  });

  test('a release that does not fit the live composition is refused before it is sent, naming the file', async () => {
    repository.edit('remote.json', '"/quiz"', '"/plan"');
    await expect(repository.reelrupee('publish')).rejects.toThrow(
      /mf-quiz does not fit what is live:\n[^]*remote\.json declares \/plan, which belongs to mf-plans/,
    );
  });
});
