import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { toCsv } from './csv';
import { readTable } from './readTable';

const folder = mkdtempSync(join(tmpdir(), 'reelrupee-table-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(content: string | Buffer): string {
  const file = join(folder, 'table.csv');
  writeFileSync(file, content);
  return file;
}

it('reads what toCsv writes', () => {
  const row = ['Rao, "Asha"', 'two\nlines', '', '8.5'];
  const file = fileOf(toCsv([['Name', 'Note', 'UTR', 'Amount'], row]));
  expect(readTable(file, ['Name'])).toEqual([{ number: 2, cells: row, values: { Name: 'Rao, "Asha"' } }]);
});

it('reads a quote in a narration as it is, and refuses one that is never closed', () => {
  expect(readTable(fileOf('Ref,Note\n1,pipe 5" long'), ['Note'])).toMatchObject([
    { values: { Note: 'pipe 5" long' } },
  ]);
  expect(() => readTable(fileOf('Ref,Note\n1,"pipe\n2,tap'), ['Ref'])).toThrow(
    'The table cannot be read: Quote',
  );
});

it.each([',', ';', '\t'])(
  'finds the table below the head of a bank’s statement, with %j between fields',
  (separator) => {
    const lines = [
      ['Account No :- 123'],
      [],
      ['Date', ' Narration ', 'Deposit Amt.'],
      ['02/03/26', 'UPI', '255.00'],
      ['', '', ''],
      ['03/03/26', 'NEFT'],
    ];
    const file = fileOf(lines.map((line) => line.join(separator)).join('\r\n'));
    expect(readTable(file, ['narration', 'Deposit Amt.'])).toEqual([
      {
        number: 4,
        cells: ['02/03/26', 'UPI', '255.00'],
        values: { narration: 'UPI', 'Deposit Amt.': '255.00' },
      },
      { number: 6, cells: ['03/03/26', 'NEFT'], values: { narration: 'NEFT', 'Deposit Amt.': '' } },
    ]);
  },
);

it.each([',', ';', '\t'])(
  'reads a table whose fields are all in quotes, with %j between them',
  (separator) => {
    const lines = [
      ['Date', 'Narration', 'Credit, INR'],
      ['02/03/26', 'UPI; \t\nPLAN', '1,255.00'],
    ];
    const text = lines.map((line) => line.map((field) => `"${field}"`).join(separator)).join('\r\n');
    expect(readTable(fileOf(`\ufeff${text}`), ['Narration', 'Credit, INR'])).toMatchObject([
      { number: 2, values: { Narration: 'UPI; \t\nPLAN', 'Credit, INR': '1,255.00' } },
    ]);
  },
);

it('reads UTF-16, as Excel saves “Unicode Text”', () => {
  const littleEndian = Buffer.from('\ufeffRef\tNote\r\n412345678901\tभुगतान', 'utf16le');
  const bigEndian = Buffer.from(littleEndian).swap16();
  for (const content of [littleEndian, bigEndian])
    expect(readTable(fileOf(content), ['Ref', 'Note'])).toMatchObject([
      { values: { Ref: '412345678901', Note: 'भुगतान' } },
    ]);
});

it('finds a column whose name is written with other spaces, or in two lines', () => {
  const rows = readTable(fileOf('Date,"Deposit\r\nAmt.",Ref\u00a0 No\n02/03/26,\u00a0255.00,1'), [
    'Deposit Amt.',
    'ref  no',
  ]);
  expect(rows).toMatchObject([{ values: { 'Deposit Amt.': '255.00', 'ref  no': '1' } }]);
});

it('names the columns that it looked for, and the file that it cannot read', () => {
  expect(() => readTable(fileOf('Date,Credit\n1,2'), ['Ref', 'Credit'])).toThrow(
    'has the columns “Ref”, “Credit”',
  );
  expect(() => readTable(join(folder, 'none.csv'), ['Ref'])).toThrow('The table cannot be read: ENOENT');
});

it.each([',', ';', '\t'])(
  'names the columns that a table has in place of others, with %j between',
  (separator) => {
    const lines = [
      ['Account No', '123'],
      ['Txn Date', 'Description', '  Credit'],
      ['02/03/26', 'UPI', '255.00'],
    ];
    const file = fileOf(lines.map((line) => line.join(separator)).join('\n'));
    expect(() => readTable(file, ['Description', 'Deposit Amt.'])).toThrow(
      `No row of ${file} has the columns “Description”, “Deposit Amt.”. Row 2 has “Txn Date”, “Description”, “Credit”.`,
    );
  },
);

it('says that a file has none of the columns', () => {
  expect(() => readTable(fileOf('<table><tr><td>UPI</td></tr></table>'), ['UTR'])).toThrow(
    'has the columns “UTR”. Save the table as CSV, or look how its first row names them.',
  );
});
