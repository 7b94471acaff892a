import { expect, it } from 'vitest';
import { toCsv } from './csv';

it('has a row a line, and quotes what would end a field', () => {
  const rows = [
    ['Name', 'Rupees'],
    ['Rao, "Asha"', -8.5],
  ];
  expect(toCsv(rows)).toBe('\ufeffName,Rupees\r\n"Rao, ""Asha""",-8.5\r\n');
});

it.each(['=HYPERLINK("x")', '+91', '-1', '@sum', '\tx'])('never runs %j as a formula', (text) => {
  expect(toCsv([[text]])).toMatch(/^\ufeff"?'/);
});

it('loses no digit of an account number, and keeps a UTR as the bank writes it', () => {
  const row = ['012345678', '123456789012345678', '412345678901'];
  expect(toCsv([row])).toBe("\ufeff'012345678,'123456789012345678,412345678901\r\n");
});
