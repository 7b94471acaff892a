/** What a page tells its service worker: what it consists of. */
export interface CacheFiles {
  type: 'keep-files';
  /** Address of the page. */
  page: string;
  /** Addresses of the scripts that it has loaded. */
  files: string[];
}
