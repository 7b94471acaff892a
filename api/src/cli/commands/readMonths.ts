import { UserError } from '../../userError';
import { monthsBetween } from '../months';

const PAGE = 1000;

interface PageRequest {
  month: string;
  limit: number;
  after?: string;
}

/** A page of a list of a month; `next` is empty, or absent in the replies of an earlier version, after the last one. */
interface ListPage<Row> {
  data: Row[];
  count: number;
  next?: string;
}

type ReadPage<Row> = (request: PageRequest) => Promise<ListPage<Row>>;

/**
 * All rows of the months, read page by page. `name` is that of the rows, for errors. Throws a UserError if the second month
 * is before the first.
 */
export async function readMonths<Row>(
  { from, to, name }: { from: string; to: string; name: string },
  read: ReadPage<Row>,
): Promise<Row[]> {
  const months = monthsBetween(from, to);
  if (months.length === 0) throw new UserError(`The month ${to} is before ${from}.`);
  const rows: Row[] = [];
  for (const month of months) {
    rows.push(...(await readMonth(name, month, read)));
  }
  return rows;
}

/**
 * All rows of a month. One that is posted late may belong before the page that was just read: then the month is read
 * again. Throws a UserError if the server still sends fewer than it has, as an earlier version does.
 */
async function readMonth<Row>(
  name: string,
  month: string,
  read: ReadPage<Row>,
  attempts = 3,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let after: string | undefined; ;) {
    const { data, count, next } = await read({ month, limit: PAGE, ...(after !== undefined && { after }) });
    rows.push(...data);
    if (next) {
      after = next;
      continue;
    }
    if (rows.length >= count) return rows;
    if (attempts > 1) return readMonth(name, month, read, attempts - 1);
    throw new UserError(
      `The server has sent ${rows.length} of ${count} ${name} of ${month}. Try again later, and with the command of the server’s version.`,
    );
  }
}
