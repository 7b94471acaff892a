import { expect, it } from 'vitest';
import { explainReply } from './explainReply';

it('names the field that a call is refused for', () => {
  const reply = { code: 400, data: null, msg: 'Earnings per reel must be an amount above 0' };
  const explained = explainReply('maker', { ...reply, field: 'earningsPerReel' }, 'http://server');
  expect(explained).toBe('Earnings per reel must be an amount above 0 (earningsPerReel)');
  expect(explainReply('maker', reply, 'http://server')).toBe(reply.msg);
  const named = { ...reply, msg: 'The field title is not valid. (Invalid input)', field: 'title' };
  expect(explainReply('maker', named, 'http://server')).toBe(named.msg);
});

it('gives times as they are in India', () => {
  const msg = 'The payee is new. It can be paid from 2026-03-03T20:15:30.000Z.';
  expect(explainReply('maker', { code: 409, data: null, msg }, 'http://server')).toBe(
    'The payee is new. It can be paid from 04/03/2026, 01:45.',
  );
});
