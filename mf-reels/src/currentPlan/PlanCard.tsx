import { planTitle } from '@reelrupee/contract/planTitle';
import { formatPrice, type Plan } from '@reelrupee/platform';
import { Card } from '@reelrupee/ui/core';
import type { ReactNode } from 'react';
import styles from './PlanCard.module.css';
import { t } from '../texts/texts';

interface PlanCardProps {
  plan: Plan;
  /** Shown next to the title, for example the plan’s day. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The card that all plans share, headed by title and earnings per reel. */
export function PlanCard({ plan, aside, children }: PlanCardProps) {
  return (
    <Card className={styles['card']}>
      <header className={styles['header']}>
        <div>
          <h2 className={styles['title']}>{planTitle(plan, t)}</h2>
          {plan.earningsPerReel !== undefined && (
            <p className={styles['terms']}>
              {t('{amount} / Reel', { amount: formatPrice(plan.earningsPerReel) })}
            </p>
          )}
        </div>
        {aside}
      </header>
      {children}
    </Card>
  );
}
