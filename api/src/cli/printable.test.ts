import { expect, it } from 'vitest';
import { parsePrintable, printable } from './printable';

it.each([
  ['Asha Rao', 'Asha Rao'],
  ['आशा क्\u200dष 🙂', 'आशा क्\u200dष 🙂'],
  ['\u001b[2J\u001b]0;paid\u0007', '\\u{1b}[2J\\u{1b}]0;paid\\u{7}'],
  ['\u009b1m', '\\u{9b}1m'],
  ['paid\napproved', 'paid\\u{a}approved'],
  ['asha\u202eipu@', 'asha\\u{202e}ipu@'],
])('shows %j as %j', (text, shown) => {
  expect(printable(text)).toBe(shown);
});

it('makes every text of a reply printable', () => {
  const reply = { msg: 'a\u001bb', data: [{ name: 'c\rd', amount: 1 }] };
  expect(parsePrintable(JSON.stringify(reply))).toEqual({
    msg: 'a\\u{1b}b',
    data: [{ name: 'c\\u{d}d', amount: 1 }],
  });
  expect(parsePrintable('<html>')).toBeNull();
});
