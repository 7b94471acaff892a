import { REFERRAL_REWARD_PERCENT } from '@reelrupee/contract/constants';
import { referralReward, toPaise, toRupees } from '@reelrupee/contract/money';
import { formatPrice, formatRupees } from '@reelrupee/platform';
import { Card, Section } from '@reelrupee/ui/core';
import styles from './HowItWorks.module.css';

/** Recharge amount of the example’s plan, in rupees. */
const EXAMPLE_PLAN = 500;

const STEPS = [
  { title: 'Share your link', text: 'Your friend signs up with it. Signing up is free.' },
  {
    title: 'Your friend recharges',
    text: 'Only the first paid plan counts, once its payment is approved.',
  },
  {
    title: `You get ${REFERRAL_REWARD_PERCENT}%`,
    text: 'It is added to your available balance right away, once for each friend.',
  },
];

/** Explains referral rewards, with an example. */
export function HowItWorks() {
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
          get {formatRupees(reward)}, once. Later recharges and the free plan pay no reward.
        </p>
      </Card>
    </Section>
  );
}
