import { planTitle } from '@reelrupee/contract/planTitle';
import { currentLanguage } from '@reelrupee/platform';
import { t } from '../texts/texts';

/** The provider's remarks by their form. A remark of another form, such as a name, stays as it is. */
const FORMS: [form: RegExp, translate: (...parts: string[]) => string][] = [
  [/^Paid (₹[\d.,]+), UTR (.+)$/, (amount = '', utr = '') => t('Paid {amount}, UTR {utr}', { amount, utr })],
  [
    /^Being checked until ([\d/]+, [\d:]+)\. You get (₹[\d.,]+)$/,
    (time = '', amount = '') => t('Being checked until {time}. You get {amount}', { time, amount }),
  ],
  [/^You get (₹[\d.,]+)$/, (amount = '') => t('You get {amount}', { amount })],
  [
    /^(?:Returned: )?The recharge of (.+) was reversed$/,
    (plan = '') => t('The recharge of {plan} was reversed', { plan }),
  ],
  [/^(?:Returned: )?A referral reward was taken back$/, () => t('A referral reward was taken back')],
  [/^Returned by the bank: (.*)$/, (reason = '') => t('Returned by the bank: {reason}', { reason })],
  [/^Returned: (.*)$/, (reason = '') => t('Returned: {reason}', { reason })],
  [/^(.+): now available$/, (plan = '') => t('{plan}: now available', { plan: nameText(plan) })],
  // Of a plan, or of the friend whose recharge it was.
  [
    /^(.+): taken back with the recharge$/,
    (of = '') => t('{of}: taken back with the recharge', { of: nameText(of) }),
  ],
  [
    /^(\d+) reels?, (.+) \(taken back with the recharge\)$/,
    (count = '', plan = '') =>
      t('{count} reels, {plan} (taken back with the recharge)', { count, plan: nameText(plan) }),
  ],
  [
    /^(\d+) reels?, (.+) \(the plan ended before its streak was complete\)$/,
    (count = '', plan = '') =>
      t('{count} reels, {plan} (the plan ended before its streak was complete)', {
        count,
        plan: nameText(plan),
      }),
  ],
  [
    /^(\d+) reels?, (.+) \(locked until the streak is complete\)$/,
    (count = '', plan = '') =>
      t('{count} reels, {plan} (locked until the streak is complete)', { count, plan: nameText(plan) }),
  ],
  [
    /^(\d+) reels?, (.+)$/,
    (count = '', plan = '') => t('{count} reels, {plan}', { count, plan: nameText(plan) }),
  ],
];

/** A transaction's remark in the current language; English remarks are the provider's own. */
export function remarkText(remark: string): string {
  if (currentLanguage() === 'en') return remark;
  for (const [form, translate] of FORMS) {
    const parts = form.exec(remark);
    if (parts) return translate(...parts.slice(1));
  }
  return nameText(remark);
}

/** A plan, a friend or an adjustment. Names are as they were given, except for those that the provider gives. */
function nameText(name: string): string {
  switch (name) {
    case 'Closed account':
    case 'A credit that was missing':
    case 'A payout that was too low':
    case 'A gift from us':
    case 'Taken back: credited in error':
      return t(name);
    default:
      return planTitle({ title: name }, t);
  }
}
