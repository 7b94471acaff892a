/** Message from a page to the service worker with the files that it loaded. */
export interface CacheFiles {
  type: 'keep-files';
  /** Address of the page. */
  page: string;
  /** Addresses of the scripts that it has loaded. */
  files: string[];
}
