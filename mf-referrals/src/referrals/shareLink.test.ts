import { afterEach, expect, test, vi } from 'vitest';
import { share, shareText, whatsAppLink } from './shareLink';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['there is no share sheet', {}, 'unsupported'],
  ['the link was shared', { share: () => Promise.resolve() }, 'shared'],
  [
    'the user closed the sheet',
    { share: () => Promise.reject(new DOMException('', 'AbortError')) },
    'cancelled',
  ],
  [
    'the sheet is open already',
    { share: () => Promise.reject(new DOMException('', 'InvalidStateError')) },
    'cancelled',
  ],
  [
    'the browser does not allow it',
    { share: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
    'unsupported',
  ],
])('when %s', async (_when, navigator, result) => {
  vi.stubGlobal('navigator', navigator);
  expect(await share({ url: 'https://reelrupee.in' })).toBe(result);
});

test('WhatsApp gets the words and the link in one text', () => {
  const link = whatsAppLink(shareText('ReelRupee'), 'https://reelrupee.in/login?ref=ASHA42');
  const text = new URL(link).searchParams.get('text');
  expect(text).toBe(
    'Watch short AI lessons on ReelRupee and earn rupees. Sign up with my link: https://reelrupee.in/login?ref=ASHA42',
  );
});
