import { DEFAULT_RUNTIME_CONFIG, type RuntimeConfig } from '@reelrupee/contract/runtimeConfig';
import { describe, expect, test } from 'vitest';
import { isFilledIn, legalPage, type LegalPageName } from './legalPages';

const { operator } = DEFAULT_RUNTIME_CONFIG;
const filled = {
  ...operator,
  name: 'Reel Rupee Private Limited',
  address: '1 MG Road, Pune',
  email: 'help@example.in',
  grievanceOfficer: 'Meera Nair',
  grievanceEmail: 'complaints@example.in',
};

function linesOf(name: LegalPageName, details: RuntimeConfig['operator'] = filled): string[] {
  return legalPage(name, { productName: 'ReelRupee', operator: details }).sections.flatMap(
    ({ lines }) => lines,
  );
}

describe('legal pages', () => {
  test.each(['terms', 'privacy', 'support'] as const)('%s ends with the operator’s contact', (name) => {
    expect(linesOf(name).slice(-3)).toEqual([
      'Reel Rupee Private Limited',
      '1 MG Road, Pune',
      'help@example.in',
    ]);
  });

  test('complaints go to the grievance officer', () => {
    expect(linesOf('grievance')).toContain('Meera Nair');
    expect(linesOf('grievance')).toContain('complaints@example.in');
  });

  test('without a grievance officer complaints go to the operator', () => {
    const { grievanceOfficer: _officer, grievanceEmail: _email, ...own } = filled;
    expect(linesOf('grievance', own)).toContain('help@example.in');
  });

  test('the terms say what is deducted and when earnings unlock', () => {
    const text = linesOf('terms').join(' ');
    expect(text).toContain('platform charge of 10% and 5% TDS');
    expect(text).toContain('10 days in a row');
    expect(text).toContain('its locked earnings are lost');
  });

  test('support says to pay again after a reversed recharge', () => {
    expect(linesOf('support')).toContain(
      'If a recharge was reversed, its UTR cannot be used again. Pay again and send the new UTR and screenshot.',
    );
  });

  test('privacy says how to take the data along and close the account, and what stays', () => {
    const text = linesOf('privacy').join(' ');
    expect(text).toContain('download your data and close your account in Profile → Password and devices');
    expect(text).toContain('Records of payments are kept as long as the law requires.');
  });

  test('privacy says who sees screenshots of payments', () => {
    expect(linesOf('privacy')).toContain(
      'Screenshots of payments, to check them. Only our checkers can see them.',
    );
  });

  test('privacy says what is kept of log-ins, and what is seen of friends', () => {
    const text = linesOf('privacy').join(' ');
    expect(text).toContain('The network address and browser of each log-in and an ID of your device');
    expect(text).toContain(
      'only the name, the day of joining and your reward of 10% of their first recharge',
    );
  });

  test('a new installation has templates only', () => {
    expect(isFilledIn(operator)).toBe(false);
    expect(isFilledIn(filled)).toBe(true);
  });
});
