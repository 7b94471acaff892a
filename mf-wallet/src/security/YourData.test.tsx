// @vitest-environment jsdom
import { clearQueries, useToasts } from '@reelrupee/platform';
import { cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { saveFile } from '../saveFile';
import { forgetReplies, refusal, replyLater, replyOf } from '../testing/lateReply';
import { YourData } from './YourData';

vi.mock('../saveFile');

afterEach(() => {
  cleanup();
  clearQueries();
  forgetReplies();
  vi.resetAllMocks();
});

async function download() {
  const reply = replyLater('exportUserData', { userId: 'u1' });
  render(<YourData userId="u1" onCloseAccount={vi.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Download my data' }));
  return reply;
}

test('the data of the reply is saved as a file that people can read', async () => {
  const reply = await download();
  expect(screen.getByRole('button', { name: 'Download my data' }).ariaDisabled).toBe('true');
  await reply(replyOf({ profile: { name: 'Asha' } }));
  await waitFor(() =>
    expect(saveFile).toHaveBeenCalledExactlyOnceWith(
      'reelrupee-data.json',
      'application/json',
      '{\n  "profile": {\n    "name": "Asha"\n  }\n}',
    ),
  );
});

test('a download that failed says why, and can be repeated', async () => {
  const reply = await download();
  await reply(refusal(429, 'Too many requests.'));
  const toasts = renderHook(useToasts).result;
  await waitFor(() => expect(toasts.current.at(-1)?.text).toBe('Too many requests.'));
  expect(saveFile).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Download my data' }).ariaDisabled).toBeNull();
});
