import type { PlanOffer } from '@reelrupee/platform';
import { Section } from '@reelrupee/ui/core';
import { Info } from '@reelrupee/ui/icons';
import styles from './PlanDetail.module.css';
import { planReminders } from './planReminders';
import { t } from '../texts/texts';

/** Reminders shown before the user takes the plan. */
export function Reminders({ plan }: { plan: PlanOffer }) {
  return (
    <Section title={t('Reminders')}>
      <ul className={styles['reminders']}>
        {planReminders(plan).map((reminder) => (
          <li key={reminder}>
            <Info size={18} aria-hidden />
            <span>{reminder}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
