/** The one way to publish, for a build that no team has sent. */
import { readdirSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { integrityOf } from '../make/integrity';
import type { Provenance } from '../store/manifests';
import type { FolderStore } from '../store/folder/folderStore';
import { layoutOf } from '../store/folder/layout';
import { uncommitted } from '../store/uncommitted';
import { shellLike } from '../testing/exampleStore';
import { testFolder } from '../testing/testFolder';
import { testStore } from '../testing/testStore';
import { builtRelease } from '../testing/team';
import { contentHash } from './contentHash';
import { publishContent } from './publishContent';
import type { ReleaseContent } from './releaseContent';

let store: FolderStore;
beforeEach(async () => {
  store = await testStore();
});

function provenanceOf(content: ReleaseContent): Provenance {
  return { content: contentHash(content), commit: '0123456789abcdef', publishedBy: 'asha' };
}

/** A build of the shell. */
function builtShell(text: string): ReleaseContent {
  const script = Buffer.from(text);
  const manifest = shellLike({ id: '1.1.0-next', files: { 'shell.js': integrityOf(script) } });
  return { manifest, files: new Map([['shell.js', script]]), code: { worker: '/* worker */' } };
}

test('a release of the workspace has its commit and its user, without a signature', async () => {
  const content = builtRelease('mf-one', '1.1.0-b');
  const { manifest, created } = await publishContent(store, content, provenanceOf(content));
  expect(created).toBe(true);
  expect(manifest.provenance).toEqual(provenanceOf(content));
  expect((await store.readFile(manifest, 'release.json')).toString()).toContain('0123456789abcdef');
});

test('the shell is published by the same rules as a remote', async () => {
  const content = builtShell('/* shell */');
  const { manifest } = await publishContent(store, content, provenanceOf(content));
  expect(manifest.bytes).toBeGreaterThan(0);
  expect(await store.readCode(manifest, 'worker')).toBe('/* worker */');
  const changed = { ...builtShell('/* shell */'), files: new Map([['shell.js', Buffer.from('changed')]]) };
  const id = '1.2.0-next';
  const next = { ...changed, manifest: { ...changed.manifest, id } };
  await expect(publishContent(store, next, provenanceOf(next))).rejects.toThrow(
    'shell.js is not the file that its manifest describes.',
  );
  expect(await store.findRelease({ name: 'shell', id })).toBeUndefined();
});

test('the same content is published once, and an id keeps its content', async () => {
  const content = builtShell('/* shell */');
  await publishContent(store, content, provenanceOf(content));
  expect(await publishContent(store, content, provenanceOf(content))).toMatchObject({
    created: false,
  });
  const other = { ...content, code: { worker: '/* another worker */' } };
  await expect(publishContent(store, other, provenanceOf(other))).rejects.toThrow(
    'shell 1.1.0-next is published with other content, and a release never changes.',
  );
});

test('a dry run can read what it published, and keeps none of it', async () => {
  const dry = uncommitted(store);
  const style = Buffer.from('@layer remotes.mf-one {}');
  const { manifest, code, files } = builtRelease('mf-one', '1.1.0-b');
  const content: ReleaseContent = {
    manifest: { ...manifest, files: { ...manifest.files, 'remote.css': integrityOf(style) } },
    files: new Map([...files, ['remote.css', style]]),
    code,
  };
  const published = await publishContent(dry, content, provenanceOf(content));
  expect(await dry.readFile(published.manifest, 'remote.css')).toEqual(style);
  const copy = testFolder();
  await dry.copyFiles(published.manifest, copy);
  expect(readdirSync(copy)).toContain('remote.css');
  await dry.close();
  expect(readdirSync(layoutOf(store.root).staging)).toEqual([]);
  expect(await store.findRelease(published.manifest)).toBeUndefined();
});

test('content that cannot be written leaves nothing behind', async () => {
  const { manifest, code, files } = builtRelease('mf-one', '1.1.0-b');
  // A file cannot be the folder of another one.
  const more = ['note', 'note/more'].map((path) => [path, Buffer.from(path)] as const);
  const content = { manifest, code, files: new Map([...files, ...more]) };
  await expect(publishContent(store, content, provenanceOf(content))).rejects.toThrow('EEXIST');
  expect(readdirSync(layoutOf(store.root).staging)).toEqual([]);
});

test('a build is the same release whether a browser tested it or a process', async () => {
  const inProcess = builtRelease('mf-one', '1.1.0-b', { testedBy: 'process' });
  const inBrowser = builtRelease('mf-one', '1.1.0-b', { testedBy: 'browser' });
  await publishContent(store, inProcess, provenanceOf(inProcess));
  const { manifest, created } = await publishContent(store, inBrowser, provenanceOf(inBrowser));
  expect(created).toBe(false);
  // A release never changes: it keeps the place of its first test.
  expect(manifest).toMatchObject({ testedBy: 'process' });
});
