/** Compressed copies of files, made once, so that a static host can serve them as they are. */
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { shellMode } from '@reelrupee/federation/presets/mode';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Types worth compressing; images and fonts are compressed already. */
const COMPRESSIBLE = /\.(js|css|svg|json|html)$/;

/** Level of both for a development site, which no network carries. */
const QUICK = 3;

/** Writes `file.br` and `file.gz` next to each of the files. */
export async function compressFiles(files: string[]): Promise<void> {
  const compressible = files.filter((file) => COMPRESSIBLE.test(file));
  const copies = await Promise.all(compressible.map((file) => compressedCopies(file, readFileSync(file))));
  for (const [path, content] of copies.flat()) writeFileSync(path, content);
}

/** A file's content as brotli and gzip, each with the path of its copy. */
export async function compressedCopies(
  file: string,
  content: Buffer,
): Promise<[path: string, content: Buffer][]> {
  const isQuick = shellMode() === 'development';
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_QUALITY]: isQuick ? QUICK : constants.BROTLI_MAX_QUALITY,
  };
  const level = isQuick ? QUICK : constants.Z_BEST_COMPRESSION;
  const [br, gzipped] = await Promise.all([brotli(content, { params }), gz(content, { level })]);
  return [
    [`${file}.br`, br],
    [`${file}.gz`, gzipped],
  ];
}
