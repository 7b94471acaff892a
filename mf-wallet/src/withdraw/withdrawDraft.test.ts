// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { initialWithdrawDraft, saveWithdrawDraft } from './withdrawDraft';

afterEach(() => sessionStorage.clear());

test('an emptied amount keeps the key of a request that may have arrived [WITHDRAW-8]', () => {
  const sent = { ...initialWithdrawDraft('u1'), amount: '', sentPaise: 50_000 };
  saveWithdrawDraft('u1', sent);
  expect(initialWithdrawDraft('u1')).toEqual(sent);
});

test('an emptied amount discards a draft that was not sent', () => {
  const draft = { ...initialWithdrawDraft('u1'), amount: '500' };
  saveWithdrawDraft('u1', draft);
  saveWithdrawDraft('u1', { ...draft, amount: '' });
  expect(initialWithdrawDraft('u1').requestKey).not.toBe(draft.requestKey);
});
