/** Message from a page to the service worker with the files that it loaded. */
export interface CacheFiles {
  type: 'keep-files';
  /** Address of the page. */
  page: string;
  /** Addresses of the scripts that it has loaded. */
  files: string[];
}

/** The worker's question to a page, which answers with a boolean on the port that comes with it. */
export const HAS_UNSAVED_CHANGES = 'has-unsaved-changes';
