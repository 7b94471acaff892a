import type { Tone } from '@reelrupee/platform';
import { cx } from '@reelrupee/ui/core';
import { BadgeCheck, CircleAlert, Info } from '@reelrupee/ui/icons';
import styles from './ToneIcon.module.css';

const ICONS = { success: BadgeCheck, error: CircleAlert, info: Info } as const satisfies Record<
  Tone,
  unknown
>;

interface ToneIconProps {
  tone: Tone;
  /** Larger, on a round background. */
  large?: boolean;
}

/** The icon of a message’s tone; the text itself conveys the same. */
export function ToneIcon({ tone, large = false }: ToneIconProps) {
  const Icon = ICONS[tone];
  return (
    <span className={cx(styles['icon'], styles[tone], large && styles['large'])}>
      <Icon size={large ? 28 : 20} aria-hidden />
    </span>
  );
}
