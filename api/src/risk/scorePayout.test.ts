import { describe, expect, it } from 'vitest';
import type { PayoutSignals } from './payoutSignals';
import { HOLD_SCORE, scorePayout } from './scorePayout';

const ALONE: PayoutSignals = {
  payeeAccounts: 1,
  phoneAccounts: 1,
  deviceAccounts: 1,
  linkedAccounts: 1,
  linkedPayees: 1,
  signUpsNearby: 1,
  payoutsNearby: 1,
  creditedReels: 100,
  fetchedMedia: true,
};
const isHeld = (signals: Partial<PayoutSignals>) => scorePayout({ ...ALONE, ...signals }).score >= HOLD_SCORE;

describe('the score of a payout', () => {
  it('has no points for a user alone', () => {
    expect(scorePayout(ALONE)).toEqual({ score: 0, reasons: [] });
  });

  it.each<[string, Partial<PayoutSignals>]>([
    ['ten bots with one payee', { payeeAccounts: 10, linkedAccounts: 10, linkedPayees: 1 }],
    [
      'groups of five with a payee each, on shared devices',
      { payeeAccounts: 5, linkedAccounts: 40, linkedPayees: 8 },
    ],
    [
      'bots on one device that opened and withdrew together',
      { deviceAccounts: 20, signUpsNearby: 20, payoutsNearby: 20 },
    ],
    [
      'bots from one network that watch no video',
      { fetchedMedia: false, creditedReels: 10, signUpsNearby: 10 },
    ],
    ['a hundred reels without a video', { fetchedMedia: false, creditedReels: 100 }],
  ])('holds %s', (_, signals) => {
    expect(isHeld(signals)).toBe(true);
  });

  it.each<[string, Partial<PayoutSignals>]>([
    [
      'a family of five with one phone, device, network and UPI ID',
      {
        payeeAccounts: 4,
        phoneAccounts: 5,
        deviceAccounts: 5,
        linkedAccounts: 5,
        linkedPayees: 2,
        signUpsNearby: 5,
      },
    ],
    ['a hostel whose people joined and withdrew on one day', { signUpsNearby: 200, payoutsNearby: 60 }],
    ['customers of a shop with one device', { deviceAccounts: 40, linkedAccounts: 40, linkedPayees: 36 }],
    ['a phone number that strangers typed', { phoneAccounts: 200 }],
    ['users of a provider that does not see media', { fetchedMedia: null, creditedReels: 1000 }],
  ])('does not hold %s', (_, signals) => {
    expect(isHeld(signals)).toBe(false);
  });

  it('names its reasons, the heaviest first', () => {
    const { score, reasons } = scorePayout({ ...ALONE, payeeAccounts: 3, deviceAccounts: 7 });
    expect(reasons).toEqual([
      { signal: 'sharedDevice', count: 7, points: 60 },
      { signal: 'sharedPayee', count: 3, points: 25 },
    ]);
    expect(score).toBe(85);
  });
});
