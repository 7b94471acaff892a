/** Type of a release's archive in HTTP requests. */
export const ARCHIVE_TYPE = 'application/vnd.reelrupee.release';

/** Header with the signed statement. */
export const STATEMENT_HEADER = 'release-statement';

/** Largest archive that is accepted, in bytes. A release of the product has about 60 KB. */
export const MAX_ARCHIVE_BYTES = 8 * 1024 * 1024;

/** Largest content of an archive, in bytes. */
export const MAX_CONTENT_BYTES = 32 * 1024 * 1024;

/** Most files of a release. */
export const MAX_FILES = 500;

/** Folders and files of plain names: no `..`, nothing hidden, no absolute path. */
export const SAFE_PATH = /^(?:\w[\w.-]*\/)*\w[\w.-]*$/;
