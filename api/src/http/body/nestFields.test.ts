import { describe, expect, it } from 'vitest';
import { nestFields } from './nestFields';

describe('the fields of a form', () => {
  it('are nested by brackets', () => {
    const flat = [
      ['userId', 'u1'],
      ['bankDetails[accountNumber]', '123'],
      ['bankDetails[ifscCode]', 'HDFC0000001'],
    ] as const;
    expect(nestFields(flat)).toEqual({
      kind: 'fields',
      fields: { userId: 'u1', bankDetails: { accountNumber: '123', ifscCode: 'HDFC0000001' } },
    });
  });

  it.each([
    [
      [
        ['a', '1'],
        ['a', '2'],
      ],
    ],
    [
      [
        ['a[b]', '1'],
        ['a[b]', '2'],
      ],
    ],
    [
      [
        ['a', '1'],
        ['a[b]', '2'],
      ],
    ],
    [
      [
        ['a[b]', '1'],
        ['a', '2'],
      ],
    ],
    [[['a[b][c]', '1']]],
    [[['__proto__[polluted]', '1']]],
    [[['constructor', '1']]],
    [[['', '1']]],
    [[['a b', '1']]],
  ] as [string, string][][][])('are refused when they are %j', (flat) => {
    expect(nestFields(flat).kind).toBe('invalid');
  });
});
