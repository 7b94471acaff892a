interface Page<Row> {
  data: readonly Row[];
  count: number;
}

/**
 * All requests of a list, by id, the oldest first. One that is decided meanwhile may hide another one, which the next
 * reading has.
 */
export async function readPending<Row extends { _id: string }>(
  read: (page: { status: 'pending'; page: number; limit: number }) => Promise<Page<Row>>,
): Promise<Map<string, Row>> {
  const rows = new Map<string, Row>();
  for (let page = 0; ; page += 1) {
    const { data } = await read({ status: 'pending', page, limit: 100 });
    for (const row of data) rows.set(row._id, row);
    if (data.length < 100) return rows;
  }
}
