/** What a page tells its service worker: what it consists of. */
export interface KeepFiles {
  type: 'keep-files';
  /** Address of the page. */
  page: string;
  /** Addresses of the scripts that it has loaded. */
  files: string[];
}
