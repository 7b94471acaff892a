// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { discardAllDrafts, discardDraft, saveDraft, readDraft } from './draft';

beforeEach(() => sessionStorage.clear());

test('a draft is kept by name until it is discarded', () => {
  saveDraft('recharge p1', { transactionId: '4123' });
  saveDraft('recharge p2', { transactionId: '9' });
  expect(readDraft('recharge p1')).toEqual({ transactionId: '4123' });
  discardDraft('recharge p1');
  expect(readDraft('recharge p1')).toBeNull();
  expect(readDraft('recharge p2')).toEqual({ transactionId: '9' });
});

test('the end of a session discards all drafts and nothing else', () => {
  sessionStorage.setItem('other', 'stays');
  saveDraft('a', { text: '1' });
  saveDraft('b', { text: '2' });
  discardAllDrafts();
  expect([readDraft('a'), readDraft('b'), sessionStorage.getItem('other')]).toEqual([null, null, 'stays']);
});

test.each(['not json', '7', '{"amount":5}', 'null'])('%s in the storage counts as no draft', (text) => {
  sessionStorage.setItem('reelrupee.draft.x', text);
  expect(readDraft('x')).toBeNull();
});

test('a full storage does not break the form', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => saveDraft('a', { text: '1' })).not.toThrow();
});
