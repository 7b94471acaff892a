/** The pagination of shared/ui, and antd with it, as a chunk of its own. */
export { Pagination as default } from '@reelrupee/ui/table';
