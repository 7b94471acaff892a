import { planTitle } from '@reelrupee/contract/planTitle';
import { formatPrice, routes, type PlanOffer } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { Button, buttonClass, Card, EmptyState } from '@reelrupee/ui/core';
import { BadgeCheck, Clock } from '@reelrupee/ui/icons';
import styles from './Recharge.module.css';
import { rechargeButton } from './rechargeButton';
import { t } from '../texts/texts';

const CONTENT = {
  pending: {
    Icon: Clock,
    title: 'We are checking your payment',
    text: 'Usually approved within 24 hours. Your plan then starts automatically.',
    link: 'See your plans',
  },
  approved: {
    Icon: BadgeCheck,
    title: 'You have this plan',
    text: 'It is active. Watch today’s reels to earn with it.',
    link: 'Go to your reels',
  },
} as const;

interface PlanStatusProps {
  /** Undefined if it is not on sale. */
  plan: PlanOffer | undefined;
  status: 'pending' | 'approved';
  /** It is the free plan, whose reels a paid plan hides. */
  isPaused: boolean;
}

/** Shown instead of the form for a plan that is pending or active already. */
export function PlanStatus({ plan, status, isPaused }: PlanStatusProps) {
  const { Icon, title, text, link } = CONTENT[status];
  const button = rechargeButton({ status, submitting: false, isFree: false });
  return (
    <Card className={styles['card']}>
      {plan && (
        <div className={styles['line']}>
          <h2>{planTitle(plan, t)}</h2>
          <span>{formatPrice(plan.rechargeAmount)}</span>
        </div>
      )}
      <EmptyState icon={<Icon size={28} />} title={t(title)} text={isPaused ? pausedText() : t(text)} />
      <Button block disabled={button.disabled}>
        {button.label}
      </Button>
      <Link to={routes.currentPlan} className={buttonClass({ block: true })}>
        {t(link)}
      </Link>
    </Card>
  );
}

function pausedText(): string {
  return `${t('Your free plan stops while a paid plan runs')}${t('.')}`;
}
