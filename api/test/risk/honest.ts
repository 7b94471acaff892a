import { type Account, account, DAY, OPENING_DAYS } from './account';
import type { Random } from '../../src/testing/seededRandom';

const MOBILE_NETWORKS = 200;
/** Share of honest users whose videos this provider did not see, such as by a copy of their app’s data. */
const UNSEEN_MEDIA = 0.002;

/** Honest users: 5,500 alone, 2,500 in families, 1,000 in hostels, 600 in offices, 400 customers of shops. */
export function honestUsers(random: Random): Account[] {
  return [
    ...Array.from({ length: 5500 }, () => account(mobile(random))),
    ...families(random, 2500),
    ...Array.from({ length: 10 }, (_, hostel) => hostelOf(random, `hostel ${hostel}`, 100)).flat(),
    ...Array.from({ length: 6 }, (_, office) => officeOf(random, `office ${office}`, 100)).flat(),
    ...Array.from({ length: 10 }, (_, shop) => customersOf(random, `shop ${shop}`, 40)).flat(),
  ];
}

/** Anyone on a mobile network, which gives one address range to many. */
function mobile(random: Random): Partial<Account> {
  return {
    network: `mobile ${random.between(1, MOBILE_NETWORKS)}`,
    openedAt: random.between(0, OPENING_DAYS * DAY),
    payoutAt: (OPENING_DAYS + random.between(0, 9)) * DAY + random.between(0, DAY - 1),
    fetchedMedia: !random.chance(UNSEEN_MEDIA),
    creditedReels: random.between(20, 500),
    amountPaise: random.between(1, 250) * 100,
  };
}

/** Families of two to five: one network and device, often one phone number, sometimes one UPI ID, opened in a day. */
function families(random: Random, people: number): Account[] {
  const members: Account[] = [];
  while (members.length < people) {
    const draw = random.next();
    const size = Math.min(draw < 0.5 ? 2 : draw < 0.8 ? 3 : draw < 0.95 ? 4 : 5, people - members.length);
    const head = account(mobile(random));
    const sharesPhone = random.chance(0.5);
    const family = Array.from({ length: size - 1 }, () =>
      account({
        ...mobile(random),
        network: head.network,
        openedAt: head.openedAt + random.between(0, DAY / 2),
        ...(random.chance(0.7) ? { device: head.device } : {}),
        ...(sharesPhone ? { phone: head.phone } : {}),
        ...(random.chance(0.4) ? { upi: head.upi } : {}),
      }),
    );
    members.push(head, ...family);
  }
  return members;
}

/** People who hear of the app in the same three days, and half of whom ask for their money on one evening. */
function hostelOf(random: Random, network: string, people: number): Account[] {
  const start = random.between(0, (OPENING_DAYS - 3) * DAY);
  const evening = (OPENING_DAYS + random.between(0, 8)) * DAY + 18 * 60;
  return Array.from({ length: people }, () => {
    const common = { ...mobile(random), network, openedAt: start + random.between(0, 3 * DAY) };
    return account(random.chance(0.5) ? { ...common, payoutAt: evening + random.between(0, 60) } : common);
  });
}

/** Colleagues behind one address, over weeks. */
function officeOf(random: Random, network: string, people: number): Account[] {
  return Array.from({ length: people }, () => account({ ...mobile(random), network }));
}

/** Customers of a shop whose phone they use, a few couples with one UPI ID among them. */
function customersOf(random: Random, device: string, people: number): Account[] {
  let previous: Account | null = null;
  return Array.from({ length: people }, () => {
    const upi: string | null = previous !== null && random.chance(0.05) ? previous.upi : null;
    previous = account({ ...mobile(random), device, network: device, ...(upi === null ? {} : { upi }) });
    return previous;
  });
}
