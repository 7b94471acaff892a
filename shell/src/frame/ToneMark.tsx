import type { Tone } from '@reelrupee/platform';
import { cx } from '@reelrupee/ui/core';
import { BadgeCheck, CircleAlert, Info } from '@reelrupee/ui/icons';
import styles from './ToneMark.module.css';

const ICONS = { success: BadgeCheck, error: CircleAlert, info: Info } as const satisfies Record<
  Tone,
  unknown
>;

interface ToneMarkProps {
  tone: Tone;
  /** On a round ground of its own. */
  large?: boolean;
}

/** How a message is meant, at a glance; its words say the same. */
export function ToneMark({ tone, large = false }: ToneMarkProps) {
  const Icon = ICONS[tone];
  return (
    <span className={cx(styles['mark'], styles[tone], large && styles['large'])}>
      <Icon size={large ? 28 : 20} aria-hidden />
    </span>
  );
}
