/** Terms, privacy, support and grievance pages: templates that the operator’s details in `config.json` complete. Pure. */
import {
  DAILY_REELS,
  PAYOUT_WORKING_DAYS,
  RECHARGE_CHARGE_PERCENT,
  STREAK_DAYS,
  WITHDRAW_PLATFORM_PERCENT,
  WITHDRAW_TDS_PERCENT,
} from '@reelrupee/contract/constants';
import type { RuntimeConfig } from '@reelrupee/contract/runtimeConfig';

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
      return { title: 'Terms of use', sections: [...terms(productName), contact(operator)] };
    case 'privacy':
      return { title: 'Privacy', sections: [...privacy(productName), contact(operator)] };
    case 'support':
      return { title: 'Help and support', sections: [...support(), contact(operator)] };
    case 'grievance':
      return { title: 'Complaints', sections: [...grievance(), officer(operator)] };
  }
}

/** True if the operator has filled in who they are; until then the pages are marked as templates. */
export function isFilledIn({ name, email }: RuntimeConfig['operator']): boolean {
  return name !== undefined && email !== undefined;
}

function terms(productName: string): LegalSection[] {
  return [
    {
      heading: 'What you get',
      lines: [
        `${productName} shows short lessons. With a plan you can watch ${DAILY_REELS} of them a day and earn the plan’s rate for each one that you watch to the end.`,
        'Each account is for one person, who must be at least 18 years old.',
      ],
    },
    {
      heading: 'When you can withdraw',
      lines: [
        `What a plan earns is locked until you have watched all ${DAILY_REELS} reels on ${STREAK_DAYS} days in a row with that plan. A missed day starts the count again.`,
        'If the streak is not completed before the plan ends, its locked earnings stay locked.',
        `From each withdrawal we deduct a platform charge of ${WITHDRAW_PLATFORM_PERCENT}% and ${WITHDRAW_TDS_PERCENT}% TDS. We usually pay within ${PAYOUT_WORKING_DAYS} working days.`,
      ],
    },
    {
      heading: 'What you pay',
      lines: [
        'The free plan costs nothing.',
        `A paid plan costs its amount and a charge of ${RECHARGE_CHARGE_PERCENT}%. What you pay buys the plan and cannot be withdrawn.`,
        'If a payment does not reach us, the plan does not start.',
      ],
    },
  ];
}

function privacy(productName: string): LegalSection[] {
  return [
    {
      heading: 'What we keep',
      lines: [
        'Your name, email and phone number, to know whose account it is.',
        'Your UPI ID or bank account, to pay you.',
        'Screenshots of payments, to check them. Only you and our checkers can see them.',
        'The reels that you have watched, to count what you earn.',
      ],
    },
    {
      heading: 'What we do not do',
      lines: [
        `${productName} shows no advertising and does not sell your data.`,
        'Friends who join with your link are listed to you by name only.',
      ],
    },
    {
      heading: 'Your rights',
      lines: [
        'You can see and change your details in your profile.',
        'Write to us to have your account deleted. Records of payments are kept as long as the law requires.',
      ],
    },
  ];
}

function support(): LegalSection[] {
  return [
    {
      heading: 'My plan has not started',
      lines: [
        'We check each payment by hand, usually within 24 hours. You see its status in your plans.',
        'If it was rejected, the reason is shown there. Send the correct UTR and screenshot again.',
      ],
    },
    {
      heading: 'My withdrawal has not arrived',
      lines: [
        `We usually pay within ${PAYOUT_WORKING_DAYS} working days. Tap the withdrawal in your transaction history to see its status and bank reference.`,
      ],
    },
    {
      heading: 'Stay safe',
      lines: [
        'We never ask for your UPI PIN, your password or an OTP.',
        'You never enter your UPI PIN to receive money.',
      ],
    },
  ];
}

function grievance(): LegalSection[] {
  return [
    {
      heading: 'How we handle complaints',
      lines: [
        'Write to the officer below, with your registered phone number and what happened.',
        'You get a confirmation within 24 hours and an answer within 15 days.',
      ],
    },
  ];
}

function contact({ name, address, email, phone }: RuntimeConfig['operator']): LegalSection {
  return { heading: 'Contact', lines: [name, address, email, phone].filter(isKnown) };
}

/** The grievance officer; without one, the operator’s own contact. */
function officer(operator: RuntimeConfig['operator']): LegalSection {
  const lines = [operator.grievanceOfficer, operator.grievanceEmail].filter(isKnown);
  return lines.length > 0
    ? { heading: 'Grievance officer', lines: [...lines, operator.address].filter(isKnown) }
    : contact(operator);
}

function isKnown(line: string | undefined): line is string {
  return line !== undefined;
}
