/** The archive of a release: a tar file, brotli-compressed, of `manifest.json`, `html.cjs`, `types.json` and `files/`. */
import { Header } from 'tar';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { RemoteContent } from '../publish/releaseContent';

export const MANIFEST = 'manifest.json';
export const HTML = 'html.cjs';
export const TYPES = 'types.json';
export const FILES = 'files/';

const BLOCK = 512;
/** Good enough at a tenth of the time of the best. */
const QUALITY = 7;

/** Packs a release. Equal content gives an equal archive. */
export function packRelease({ manifest, files, code: { html, types } }: RemoteContent): Promise<Buffer> {
  const entries: [string, Buffer][] = [
    [MANIFEST, Buffer.from(JSON.stringify(manifest))],
    ...(html === undefined ? [] : [[HTML, Buffer.from(html)] as [string, Buffer]]),
    ...(types === undefined ? [] : [[TYPES, Buffer.from(types)] as [string, Buffer]]),
    ...[...files].map(([path, content]): [string, Buffer] => [FILES + path, content]),
  ];
  return compress(tarOf(entries));
}

/** A tar file of these entries. */
export function tarOf(entries: readonly (readonly [path: string, content: Buffer])[]): Buffer {
  const blocks = entries.flatMap(([path, content]) => {
    const header = Buffer.alloc(BLOCK);
    const fields = { path, size: content.length, type: 'File', mode: 0o644, mtime: new Date(0) } as const;
    new Header(fields).encode(header);
    return [header, content, Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK)];
  });
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]);
}

/** Compresses an archive. */
export function compress(tar: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(tar, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
}
