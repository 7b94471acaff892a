import { formatRupees, type UserPlan } from '@reelrupee/platform';
import { cx, useReducedMotion, VisuallyHidden } from '@reelrupee/ui/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { flyToBalance } from './coinFlight';
import { playCoin } from './coinSound';
import { earningFacts } from './earningFacts';
import styles from './EarningMoment.module.css';
import { useCountUp } from './useCountUp';
import { t } from '../../texts/texts';

/** Ms; short enough to be felt as one tap. */
const VIBRATION_MS = 30;

export interface EarningMomentProps {
  /** Rupees of this reel. */
  amount: number;
  userPlan: UserPlan | null;
  muted: boolean;
}

/** Celebrates a reel's earning: a coin flies to the balance, the phone vibrates, and a coin is heard with sound on. */
export default function EarningMoment({ amount, userPlan, muted }: EarningMomentProps) {
  const coin = useRef<HTMLSpanElement>(null);
  const reducedMotion = useReducedMotion();
  const { isLocked, text, day, waiting } = earningFacts(amount, userPlan);
  const celebrate = useEffectEvent(() => {
    // Browsers without vibration, and those that wait for a tap, ignore it.
    if ('vibrate' in navigator) navigator.vibrate(VIBRATION_MS);
    if (!muted) playCoin();
    if (!reducedMotion && coin.current) flyToBalance(coin.current);
  });
  useEffect(() => celebrate(), []);
  return (
    <p className={cx(styles['earning'], isLocked && styles['locked'])}>
      <span ref={coin} aria-hidden="true" className={styles['coin']}>
        ₹
      </span>
      <span>{text}</span>
      {(day || waiting !== null) && (
        <span className={styles['streak']}>
          {day && <span>{day}</span>}
          {waiting !== null && <Waiting rupees={waiting} still={reducedMotion} />}
        </span>
      )}
    </p>
  );
}

function Waiting({ rupees, still }: { rupees: number; still: boolean }) {
  const shown = useCountUp(rupees, still);
  return (
    <span>
      <span aria-hidden="true">{t('{amount} waiting', { amount: formatRupees(shown) })}</span>
      <VisuallyHidden>{t('{amount} waiting', { amount: formatRupees(rupees) })}</VisuallyHidden>
    </span>
  );
}
