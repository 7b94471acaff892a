import { REFERRAL_REWARD_PERCENT } from '@reelrupee/contract/constants';
import { referralReward, toPaise, toRupees } from '@reelrupee/contract/money';
import { formatPrice, formatRupees } from '@reelrupee/platform';
import { Card, Section } from '@reelrupee/ui/core';
import styles from './HowItPays.module.css';

/** Rupees of the plan that the example is about. */
const EXAMPLE_PLAN = 500;

const STEPS = [
  { title: 'Share your link', text: 'Your friend signs up with it. Signing up is free.' },
  {
    title: 'Your friend recharges',
    text: 'What counts is the first paid plan, once its payment is approved.',
  },
  {
    title: `You get ${REFERRAL_REWARD_PERCENT}%`,
    text: 'It is in your available balance at that moment, once for each friend.',
  },
];

/** How a referral turns into money, and when it does not. */
export function HowItPays() {
  const reward = toRupees(referralReward(toPaise(EXAMPLE_PLAN)));
  return (
    <Section title="How it works">
      <Card className={styles['card']}>
        <ol className={styles['steps']}>
          {STEPS.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <p className={styles['example']}>
          <strong>Example:</strong> your friend’s first recharge is the {formatPrice(EXAMPLE_PLAN)} plan. You
          get {formatRupees(reward)}, one time. Later recharges, and the free plan, pay no reward.
        </p>
      </Card>
    </Section>
  );
}
