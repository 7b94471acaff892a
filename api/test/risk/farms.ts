import { type Account, account, DAY, OPENING_DAYS } from './account';
import type { Random } from '../../src/testing/seededRandom';

/** Disguise of a farm: what its accounts share, by their number in the farm. */
type Strategy = (random: Random, farm: string, index: number, size: number) => Partial<Account>;

/** Scripts that claim reels from one network and send all money to one UPI ID. */
const onePayee: Strategy = (random, farm) => ({
  upi: `${farm}@upi`,
  network: farm,
  fetchedMedia: false,
  ...together(random, farm),
});

/** Five accounts for each UPI ID, four on each phone, videos played. */
const fewPayees: Strategy = (random, farm, index) => ({
  upi: `${farm}-${Math.floor(index / 5)}@upi`,
  device: `${farm} ${Math.floor(index / 4)}`,
  network: farm,
  ...apart(random),
});

/** A UPI ID for each account, twenty on each phone, opened and cashed together, videos played. */
const fewPhones: Strategy = (random, farm, index) => ({
  device: `${farm} ${Math.floor(index / 20)}`,
  network: farm,
  ...together(random, farm),
});

/** A UPI ID and a device id for each account, rented networks, no video. */
const scripted: Strategy = (random, farm) => ({
  network: `${farm} ${random.between(1, 50)}`,
  fetchedMedia: false,
  ...apart(random),
});

/** Three accounts for each UPI ID, four on each phone, rented networks, videos played, over weeks. */
const slow: Strategy = (random, farm, index) => ({
  upi: `${farm}-${Math.floor(index / 3)}@upi`,
  device: `${farm} ${Math.floor(index / 4)}`,
  network: `${farm} ${random.between(1, 50)}`,
  ...apart(random),
});

/** Shares nothing and plays its videos: nothing tells it from honest users. */
const careful: Strategy = (random) => apart(random);

const STRATEGIES = { onePayee, fewPayees, fewPhones, scripted, slow };

/** Fifty farms of 10 to 200 accounts, of five strategies in turns; the last one is a careful one of ten. */
export function farms(random: Random): Account[] {
  const names = Object.keys(STRATEGIES) as (keyof typeof STRATEGIES)[];
  return Array.from({ length: 50 }, (_, number) => {
    const name = names[number % names.length] ?? 'onePayee';
    return number === 49
      ? farmOf(random, 'careful', careful, number, 10)
      : farmOf(random, name, STRATEGIES[name], number, random.between(10, 200));
  }).flat();
}

function farmOf(random: Random, name: string, strategy: Strategy, number: number, size: number): Account[] {
  return Array.from({ length: size }, (_, index) =>
    account({
      creditedReels: random.between(50, 500),
      amountPaise: random.between(50, 250) * 100,
      ...strategy(random, `farm${number}`, index, size),
      farm: name,
    }),
  );
}

/** Opened in an hour and cashed in half an hour, at times of the farm's own. */
function together(random: Random, farm: string): Partial<Account> {
  const number = Number(farm.slice('farm'.length));
  return {
    openedAt: number * DAY + random.between(0, 60),
    payoutAt: (OPENING_DAYS + (number % 9)) * DAY + random.between(0, 30),
  };
}

function apart(random: Random): Partial<Account> {
  return {
    openedAt: random.between(0, OPENING_DAYS * DAY),
    payoutAt: (OPENING_DAYS + random.between(0, 9)) * DAY + random.between(0, DAY - 1),
  };
}
