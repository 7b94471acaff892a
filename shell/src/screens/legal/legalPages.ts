/** Terms, privacy, support and grievance pages: templates that the operator’s details in `config.json` complete. Pure. */
import {
  DAILY_REELS,
  PAYOUT_WORKING_DAYS,
  RECHARGE_CHARGE_PERCENT,
  REFERRAL_REWARD_PERCENT,
  STREAK_DAYS,
  WITHDRAW_PLATFORM_PERCENT,
  WITHDRAW_TDS_PERCENT,
} from '@reelrupee/contract/constants';
import type { RuntimeConfig } from '@reelrupee/contract/runtimeConfig';
import { t } from './texts/texts';

export type LegalPageName = 'terms' | 'privacy' | 'support' | 'grievance';

interface LegalSection {
  heading: string;
  lines: string[];
}

export interface LegalPage {
  title: string;
  sections: LegalSection[];
}

/** The text of a page. Details that the operator has not filled in are left out. */
export function legalPage(
  name: LegalPageName,
  { productName, operator }: Pick<RuntimeConfig, 'productName' | 'operator'>,
): LegalPage {
  switch (name) {
    case 'terms':
      return { title: t('Terms of use'), sections: [...terms(productName), contact(operator)] };
    case 'privacy':
      return { title: t('Privacy'), sections: [...privacy(productName), contact(operator)] };
    case 'support':
      return { title: t('Help and support'), sections: [...support(), contact(operator)] };
    case 'grievance':
      return { title: t('Complaints'), sections: [...grievance(), officer(operator)] };
  }
}

/** True if the operator has filled in who they are; until then the pages are marked as templates. */
export function isFilledIn({ name, email }: RuntimeConfig['operator']): boolean {
  return name !== undefined && email !== undefined;
}

function terms(productName: string): LegalSection[] {
  return [
    {
      heading: t('What you get'),
      lines: [
        t(
          '{productName} shows short lessons. With a plan you can watch {reels} of them a day and earn the plan’s rate for each one that you watch to the end.',
          { productName, reels: DAILY_REELS },
        ),
        t('Each account is for one person, who must be at least 18 years old.'),
      ],
    },
    {
      heading: t('When you can withdraw'),
      lines: [
        t(
          'What a plan earns is locked until you have watched all {reels} reels on {days} days in a row with that plan. One missed day is forgiven; a second one starts the count again.',
          { reels: DAILY_REELS, days: STREAK_DAYS },
        ),
        t(
          'If the streak is not completed before the plan ends, its locked earnings are lost. We remove them a day after its last day at the earliest.',
        ),
        t(
          'From each withdrawal we deduct a platform charge of {charge}% and {tds}% TDS. We usually pay within {days} working days.',
          { charge: WITHDRAW_PLATFORM_PERCENT, tds: WITHDRAW_TDS_PERCENT, days: PAYOUT_WORKING_DAYS },
        ),
      ],
    },
    {
      heading: t('What you pay'),
      lines: [
        t('The free plan costs nothing.'),
        t(
          'A paid plan costs its amount and a charge of {charge}%. What you pay buys the plan and cannot be withdrawn.',
          { charge: RECHARGE_CHARGE_PERCENT },
        ),
        t('If a payment does not reach us, the plan does not start.'),
      ],
    },
  ];
}

function privacy(productName: string): LegalSection[] {
  return [
    {
      heading: t('What we keep'),
      lines: [
        t('Your name, email and phone number, to know whose account it is.'),
        t('Your UPI ID or bank account, to pay you.'),
        t('Screenshots of payments, to check them. Only our checkers can see them.'),
        t('The reels that you have watched, to count what you earn.'),
        t(
          'The network address and browser of each log-in and an ID of your device, to protect your account and to find misuse.',
        ),
      ],
    },
    {
      heading: t('What we do not do'),
      lines: [
        t('{productName} shows no advertising and does not sell your data.', { productName }),
        t(
          'Of a friend who joins with your link you see only the name, the day of joining and your reward of {percent}% of their first recharge.',
          { percent: REFERRAL_REWARD_PERCENT },
        ),
      ],
    },
    {
      heading: t('Your rights'),
      lines: [
        t('You can see and change your details in your profile.'),
        t(
          'You can download your data and close your account in Profile → Password and devices, or write to us.',
        ),
        t('Records of payments are kept as long as the law requires.'),
      ],
    },
  ];
}

function support(): LegalSection[] {
  return [
    {
      heading: t('My plan has not started'),
      lines: [
        t('We check each payment by hand, usually within 24 hours. You see its status in your plans.'),
        t('If it was rejected, the reason is shown there. Send the correct UTR and screenshot again.'),
        t(
          'If a recharge was reversed, its UTR cannot be used again. Pay again and send the new UTR and screenshot.',
        ),
      ],
    },
    {
      heading: t('My withdrawal has not arrived'),
      lines: [
        t(
          'We usually pay within {days} working days. Tap the withdrawal in your transaction history to see its status and bank reference.',
          { days: PAYOUT_WORKING_DAYS },
        ),
      ],
    },
    {
      heading: t('Stay safe'),
      lines: [
        t('We never ask for your UPI PIN, your password or an OTP.'),
        t('You never enter your UPI PIN to receive money.'),
      ],
    },
  ];
}

function grievance(): LegalSection[] {
  return [
    {
      heading: t('How we handle complaints'),
      lines: [
        t('Write to the officer below, with your registered phone number and what happened.'),
        t('You get a confirmation within 24 hours and an answer within 15 days.'),
      ],
    },
  ];
}

function contact({ name, address, email, phone }: RuntimeConfig['operator']): LegalSection {
  return { heading: t('Contact'), lines: [name, address, email, phone].filter(isKnown) };
}

/** The grievance officer; without one, the operator’s own contact. */
function officer(operator: RuntimeConfig['operator']): LegalSection {
  const lines = [operator.grievanceOfficer, operator.grievanceEmail].filter(isKnown);
  return lines.length > 0
    ? { heading: t('Grievance officer'), lines: [...lines, operator.address].filter(isKnown) }
    : contact(operator);
}

function isKnown(line: string | undefined): line is string {
  return line !== undefined;
}
