import type { Plan } from '@reelrupee/contract/entities';
import { formatPrice } from '@reelrupee/platform';
import { Card } from '@reelrupee/ui/core';
import type { ReactNode } from 'react';
import styles from './PlanCard.module.css';

interface PlanCardProps {
  plan: Plan;
  /** Beside the title: how far the plan is. */
  aside?: ReactNode;
  children: ReactNode;
}

/** What every card of a plan begins with: its name and what a reel earns. */
export function PlanCard({ plan, aside, children }: PlanCardProps) {
  return (
    <Card className={styles['card']}>
      <header className={styles['head']}>
        <div>
          <h2 className={styles['title']}>{plan.title}</h2>
          <p className={styles['terms']}>{formatPrice(plan.earningsPerReel)} / Reel</p>
        </div>
        {aside}
      </header>
      {children}
    </Card>
  );
}
