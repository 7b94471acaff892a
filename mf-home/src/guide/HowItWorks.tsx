import { Section } from '@reelrupee/ui/core';
import styles from './HowItWorks.module.css';
import { t } from '../texts/texts';

const STEPS = [
  { title: 'Sign up', text: 'Free, with your email and phone number.' },
  { title: 'Choose a plan', text: 'Start with the free plan, or recharge one that pays more.' },
  { title: 'Watch 10 reels daily', text: 'Each reel you watch to the end earns money right away.' },
  {
    title: 'Withdraw',
    text: 'After 10 days in a row your earnings unlock. Withdraw them to UPI or your bank.',
  },
] as const;

/** Four steps from sign-up to withdrawal. */
export function HowItWorks() {
  return (
    <Section title={t('How it works')}>
      <ol className={styles['steps']}>
        {STEPS.map((step, index) => (
          <li key={step.title} className={styles['step']}>
            <span aria-hidden="true" className={styles['number']}>
              {index + 1}
            </span>
            <div>
              <h3>{t(step.title)}</h3>
              <p>{t(step.text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
