import { REFERRAL_REWARD_PERCENT } from '@reelrupee/contract/constants';
import { referralReward, toPaise, toRupees } from '@reelrupee/contract/money';
import { formatPrice, formatRupees } from '@reelrupee/platform';
import { Card, Section } from '@reelrupee/ui/core';
import styles from './HowItWorks.module.css';
import { t } from '../texts/texts';

/** Recharge amount of the example’s plan, in rupees. */
const EXAMPLE_PLAN = 500;

const STEPS = [
  { title: 'Share your link', text: 'Your friend signs up with it. Signing up is free.' },
  {
    title: 'Your friend recharges',
    text: 'Only the first paid plan counts, once its payment is approved.',
  },
  {
    title: 'You get {percent}%',
    text: 'It is added to your available balance right away, once for each friend.',
  },
] as const;

/** Explains referral rewards, with an example. */
export function HowItWorks() {
  const reward = toRupees(referralReward(toPaise(EXAMPLE_PLAN)));
  return (
    <Section title={t('How it works')}>
      <Card className={styles['card']}>
        <ol className={styles['steps']}>
          {STEPS.map(({ title, text }) => (
            <li key={title}>
              <h3>{t(title, { percent: REFERRAL_REWARD_PERCENT })}</h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ol>
        <p className={styles['example']}>
          <strong>{t('Example:')}</strong>{' '}
          {t(
            'your friend’s first recharge is the {price} plan. You get {reward}, once. Later recharges and the free plan pay no reward.',
            { price: formatPrice(EXAMPLE_PLAN), reward: formatRupees(reward) },
          )}
        </p>
      </Card>
    </Section>
  );
}
