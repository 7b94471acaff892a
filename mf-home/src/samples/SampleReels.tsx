import { FREE_REEL_EARNING } from '@reelrupee/contract/constants';
import { formatRupees } from '@reelrupee/platform';
import { Section } from '@reelrupee/ui/core';
import { ShieldCheck, Smartphone, Sparkles } from '@reelrupee/ui/icons';
import styles from './SampleReels.module.css';

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

/** Three sample reels with the earnings of each on the free plan. */
export function SampleReels() {
  return (
    <Section title="Sample reels">
      <div role="group" aria-label="Sample reels" tabIndex={0} className={styles['track']}>
        {SAMPLES.map(({ title, lesson, tint, Icon }) => (
          <article key={title} className={styles['reel']} data-tint={tint}>
            <span className={styles['earn']}>Earn {formatRupees(FREE_REEL_EARNING)}</span>
            <Icon size={40} strokeWidth={1.5} aria-hidden className={styles['emblem']} />
            <h3>{title}</h3>
            <p>{lesson}</p>
          </article>
        ))}
      </div>
    </Section>
  );
}
