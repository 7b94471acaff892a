import { FREE_REEL_EARNING } from '@reelrupee/contract/constants';
import { formatRupees } from '@reelrupee/platform';
import { Section } from '@reelrupee/ui/core';
import styles from './SampleReels.module.css';

const SAMPLES = [
  { title: 'AI is already with you', lesson: 'Where your phone uses AI every day', tint: 'brand' },
  { title: 'Write a good prompt', lesson: 'Ask so that the answer helps', tint: 'deep' },
  { title: 'UPI PIN is only to pay', lesson: 'Never to receive money', tint: 'bright' },
] as const;

/** Three examples of what there is to watch, and what each one pays on the free plan. */
export function SampleReels() {
  return (
    <Section title="Sample reels">
      <div role="group" aria-label="Sample reels" tabIndex={0} className={styles['track']}>
        {SAMPLES.map((sample) => (
          <article key={sample.title} className={styles['reel']} data-tint={sample.tint}>
            <span className={styles['earn']}>Earn {formatRupees(FREE_REEL_EARNING)}</span>
            <h3>{sample.title}</h3>
            <p>{sample.lesson}</p>
          </article>
        ))}
      </div>
    </Section>
  );
}
