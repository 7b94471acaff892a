/** Compressed copies of files, made once, so that a static host can serve them as they are. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { shellMode } from '@reelrupee/federation/presets/mode';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Types worth compressing; images and fonts are compressed already. */
const COMPRESSIBLE = /\.(js|css|svg|json|html)$/;

/** Level of both for a development site, which no network carries. */
const QUICK = 3;

/** Files compressed at once, each on one of the four threads that Node has for files and addresses, too. */
const AT_ONCE = 2;

/** The compressed copies of some files, `path.br` and `path.gz`. */
export async function compressedCopies(files: ReadonlyMap<string, Buffer>): Promise<Map<string, Buffer>> {
  const compressible = [...files].filter(([path]) => COMPRESSIBLE.test(path));
  const waiting = compressible.entries();
  // By place, so that the order is that of the files, whichever was compressed first.
  const copies: [path: string, content: Buffer][][] = [];
  const compressNext = async () => {
    for (const [place, [path, content]] of waiting) copies[place] = await copiesOf(path, content);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, compressNext));
  return new Map(copies.flat());
}

async function copiesOf(path: string, content: Buffer): Promise<[path: string, content: Buffer][]> {
  const isQuick = shellMode() === 'development';
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_QUALITY]: isQuick ? QUICK : constants.BROTLI_MAX_QUALITY,
  };
  const level = isQuick ? QUICK : constants.Z_BEST_COMPRESSION;
  const br = await brotli(content, { params });
  const gzipped = await gz(content, { level });
  return [
    [`${path}.br`, br],
    [`${path}.gz`, gzipped],
  ];
}

/** Bytes of all scripts and stylesheets of a release as brotli, from its compressed copies. Pure. */
export function loadedBytes(
  { files }: { files: Record<string, string> },
  copies: ReadonlyMap<string, Buffer>,
): number {
  return Object.keys(files).reduce((sum, path) => sum + (copies.get(`${path}.br`)?.length ?? 0), 0);
}
