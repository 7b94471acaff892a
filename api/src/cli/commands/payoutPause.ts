import type { PauseReason } from '@reelrupee/contract/payoutPause';
import type { AdminClient } from '../adminClient';

/** Pauses payouts, and names the batches that the bank may still be paying. */
export async function pausePayouts(
  client: AdminClient,
  { reason, note }: { reason: PauseReason; note: string },
): Promise<string> {
  const { data } = await client.call('adminPausePayouts', { reason, note });
  const paused =
    'Payouts are paused: nothing is withdrawn, and nothing more is paid. What is pending stays. End it with resume-payouts.';
  if (data.batches.length === 0) return paused;
  return `${paused}\nThe bank may be paying these batches: ${data.batches.join(', ')}. Stop them there, or mark with pay-batch what it has paid.`;
}

export async function resumePayouts(client: AdminClient): Promise<string> {
  await client.call('adminResumePayouts', {});
  return 'Payouts continue.';
}
