/** A page of a list; pages count from 0. */
export interface Page {
  page: number;
  limit: number;
}

/** The rows of one page and the number of rows on all pages. */
export interface PageOf<Row> {
  rows: Row[];
  count: number;
}
