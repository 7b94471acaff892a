// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { setLanguage } from '../language/languageStore';
import { replyText } from '../replies/replyText';
import { callAction } from './callAction';
import { postForm } from './http';
import type { SendQuery } from './preloadedQuery';

vi.mock(import('./http'), () => ({ postForm: vi.fn() }));

const answer = (code: number, msg: string) => ({
  kind: 'response' as const,
  status: 200,
  body: { code, msg, data: [] },
});

afterEach(async () => {
  delete window.reelrupeeSendQuery;
  await setLanguage('en');
});

test('a call of an open screen is sent by axios, whatever the entry script could send', async () => {
  const sendQuery = vi.fn<SendQuery>();
  window.reelrupeeSendQuery = sendQuery;
  vi.mocked(postForm).mockResolvedValueOnce(answer(200, ''));
  await callAction('getPlan', {});
  expect(sendQuery).not.toHaveBeenCalled();
  expect(postForm).toHaveBeenCalledWith(
    expect.objectContaining({ url: expect.stringMatching(/\/getPlan$/) }),
  );
});

test('a call for a screen that is about to open is sent by axios where the entry script cannot send', async () => {
  vi.mocked(postForm).mockResolvedValueOnce(answer(200, ''));
  expect(await callAction('getPlan', {}, { preload: true })).toMatchObject({ kind: 'ok' });
});

test('the Hindi of a refusal is there with its reply', async () => {
  const msg = 'Invalid email or password.';
  await setLanguage('hi');
  vi.mocked(postForm).mockResolvedValueOnce(answer(400, msg));
  await callAction('getPlan', {});
  expect(replyText(msg)).not.toBe(msg);
});
