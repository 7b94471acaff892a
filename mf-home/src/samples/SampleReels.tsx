import { FREE_REEL_EARNING } from '@reelrupee/contract/constants';
import { formatRupees, routes, type RouteState } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { Section } from '@reelrupee/ui/core';
import { Play, ShieldCheck, Smartphone, Sparkles } from '@reelrupee/ui/icons';
import styles from './SampleReels.module.css';
import { t } from '../texts/texts';

const SAMPLES = [
  {
    title: 'AI is already with you',
    lesson: 'Where your phone uses AI every day',
    tint: 'brand',
    Icon: Smartphone,
  },
  { title: 'Write a good prompt', lesson: 'Ask so that the answer helps', tint: 'deep', Icon: Sparkles },
  { title: 'UPI PIN is only to pay', lesson: 'Never to receive money', tint: 'bright', Icon: ShieldCheck },
] as const;

/** Three sample reels with the earnings of each on the free plan. A visitor can play them, a member’s own reels open. */
export function SampleReels() {
  return (
    <Section title={t('Sample reels')}>
      <div role="group" aria-label={t('Sample reels')} tabIndex={0} className={styles['track']}>
        {SAMPLES.map(({ title, lesson, tint, Icon }, sample) => (
          <article key={title} className={styles['reel']} data-tint={tint}>
            <span className={styles['earn']}>
              {t('Earn {amount}', { amount: formatRupees(FREE_REEL_EARNING) })}
            </span>
            <Icon size={40} strokeWidth={1.5} aria-hidden className={styles['emblem']} />
            <h3>
              <Link to={routes.reels} state={{ sample } satisfies RouteState} className={styles['link']}>
                {t(title)}
              </Link>
            </h3>
            <p>{t(lesson)}</p>
            <p className={styles['watch']}>
              <Play size={14} fill="currentColor" aria-hidden /> {t('Watch')}
            </p>
          </article>
        ))}
      </div>
    </Section>
  );
}
