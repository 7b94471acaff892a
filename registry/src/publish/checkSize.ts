import { MAX_CONTENT_BYTES, MAX_FILES } from '../archive/format';
import { RefusedError } from '../refusedError';

/** Throws a RefusedError for a release with too many bytes or files. Pure. */
export function checkSize(files: ReadonlyMap<string, { length: number }>): void {
  const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  if (bytes > MAX_CONTENT_BYTES) throw contentTooLarge();
  if (files.size > MAX_FILES) throw tooLarge(`It has more than ${MAX_FILES} files.`);
}

/** The refusal of a release with more content than is accepted. */
export function contentTooLarge(): RefusedError {
  return tooLarge(`Its content has more than ${MAX_CONTENT_BYTES / 1024 / 1024} MB.`);
}

function tooLarge(problem: string): RefusedError {
  return new RefusedError(
    413,
    `The release is refused. ${problem}`,
    'Leave large files out: videos belong on the media host.',
  );
}
