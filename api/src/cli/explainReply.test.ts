import { expect, it } from 'vitest';
import { explainReply } from './explainReply';

it('names the field that a call is refused for', () => {
  const reply = { code: 400, data: null, msg: 'Earnings per reel must be an amount above 0' };
  const explained = explainReply('adminSavePlan', { ...reply, field: 'earningsPerReel' }, 'http://server');
  expect(explained).toBe('Earnings per reel must be an amount above 0 (earningsPerReel)');
  expect(explainReply('adminSavePlan', reply, 'http://server')).toBe(reply.msg);
  const named = { ...reply, msg: 'The field title is not valid. (Invalid input)', field: 'title' };
  expect(explainReply('adminSavePlan', named, 'http://server')).toBe(named.msg);
});
