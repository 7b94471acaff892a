import { DAILY_REELS, FREE_REEL_EARNING, STREAK_DAYS } from '@reelrupee/contract/constants';
import { formatRupees } from '@reelrupee/platform';
import { Amount, RichText } from '@reelrupee/ui/core';
import { IndianRupee } from '@reelrupee/ui/icons';
import styles from '../reels/slots/EndSlot.module.css';
import { SignUpLink } from './SignUpLink';
import { t } from '../texts/texts';

interface SampleEndProps {
  /** Samples watched to their end. */
  watched: number;
  planId: string | undefined;
}

/** After the samples: what they would have earned, the rule of the free plan, and sign-up. */
export function SampleEnd({ watched, planId }: SampleEndProps) {
  return (
    <div className={styles['end']}>
      <span className={styles['icon']}>
        <IndianRupee size={40} aria-hidden />
      </span>
      <h2>{watched > 0 ? t('This is how you earn') : t('Sign up to watch and earn')}</h2>
      {watched > 0 && (
        <p>
          <RichText
            text={t('{count} samples watched. With the free plan you would have earned {amount}.', {
              count: watched,
              amount: '{amount}',
            })}
            parts={{ amount: <Amount tone="earned">{formatRupees(watched * FREE_REEL_EARNING)}</Amount> }}
          />
        </p>
      )}
      <p>
        {t('{reels} reels a day, {amount} each. Your earnings unlock after {days} full days in a row.', {
          reels: DAILY_REELS,
          amount: formatRupees(FREE_REEL_EARNING),
          days: STREAK_DAYS,
        })}
      </p>
      <SignUpLink planId={planId} />
    </div>
  );
}
