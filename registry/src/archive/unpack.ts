import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { Parser, type ReadEntry } from 'tar';
import { z } from 'zod';
import { messageOf } from '../messageOf';
import { RefusedError } from '../refusedError';
import { contentTooLarge } from '../publish/checkSize';
import { contentHash } from '../publish/contentHash';
import type { RemoteContent } from '../publish/releaseContent';
import { releaseDescription, type RemoteReleaseDescription } from '../store/manifests';
import { MAX_CONTENT_BYTES } from './format';
import { FILES, HTML, MANIFEST, TYPES } from './pack';

/**
 * Unpacks an archive in memory, without writing files, and gives the hash of its content. Throws a RefusedError for
 * what is no archive of a release; `checkContent` has the rules for its content.
 */
export async function unpackRelease(archive: Buffer): Promise<{ content: RemoteContent; hash: string }> {
  const entries = await readTar(await decompress(archive));
  const files = new Map<string, Buffer>();
  for (const [path, content] of entries) {
    if (path.startsWith(FILES)) files.set(path.slice(FILES.length), content);
    else if (![MANIFEST, HTML, TYPES].includes(path))
      throw refused(`It has a file ${shown(path)}, which is no part of a release.`);
  }
  const described = objectOf(entries.get(MANIFEST));
  const [html, types] = [entries.get(HTML)?.toString(), entries.get(TYPES)?.toString()];
  const code = { ...(html !== undefined && { html }), ...(types !== undefined && { types }) };
  const hash = contentHash({ manifest: described, files, code });
  return { content: { manifest: descriptionOf(described), files, code }, hash };
}

const GZIP = Buffer.from([0x1f, 0x8b]);

async function decompress(archive: Buffer): Promise<Buffer> {
  const tar = await promisify(brotliDecompress)(archive, { maxOutputLength: MAX_CONTENT_BYTES }).catch(
    (error: unknown) => {
      if (error instanceof RangeError) throw contentTooLarge();
      throw refused('It is not a brotli-compressed tar file.');
    },
  );
  // The parser would decompress it once more, to any length.
  if (tar.subarray(0, GZIP.length).equals(GZIP)) throw refused('It is compressed twice.');
  return tar;
}

function readTar(tar: Buffer): Promise<Map<string, Buffer>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Buffer>();
    const parser = new Parser({ strict: true, brotli: false, zstd: false });
    parser.on('entry', (entry: ReadEntry) => {
      const problem = problemOf(entry, entries);
      if (problem) reject(refused(problem));
      const chunks: Buffer[] = [];
      entry.on('data', (chunk: Buffer) => chunks.push(chunk));
      entries.set(entry.path, Buffer.alloc(0));
      entry.on('end', () => entries.set(entry.path, Buffer.concat(chunks)));
    });
    parser.on('error', (error: unknown) => reject(refused(`It is damaged: ${messageOf(error)}.`)));
    parser.on('end', () => resolve(entries));
    parser.end(tar);
  });
}

function problemOf({ path, type }: ReadEntry, seen: ReadonlyMap<string, Buffer>): string | undefined {
  if (type !== 'File') return `${shown(path)} is a ${type}; a release has plain files only.`;
  if (seen.has(path)) return `It has ${shown(path)} twice.`;
  return undefined;
}

function objectOf(json: Buffer | undefined): object {
  if (!json) throw refused(`It has no ${MANIFEST}.`);
  try {
    return z.looseObject({}).parse(JSON.parse(json.toString()));
  } catch {
    throw refused(`Its ${MANIFEST} is not JSON.`);
  }
}

function descriptionOf(described: object): RemoteReleaseDescription {
  const { data, error } = releaseDescription.safeParse(described);
  if (error) throw refused(`Its ${MANIFEST} is not valid:\n${z.prettifyError(error)}`);
  if (data.kind === 'remote') return data;
  throw refused('It is a release of the shell, which is released from the workspace.');
}

/** A path as it is repeated to its sender: of any length it could be. */
function shown(path: string): string {
  return JSON.stringify(path.slice(0, 100));
}

function refused(problem: string): RefusedError {
  return new RefusedError(
    422,
    `The archive is refused. ${problem}`,
    'Publish with the command: npm run publish',
  );
}
