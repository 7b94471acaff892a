import { formatRupees, type Moment } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { Button, buttonClass, cx, ProgressDots, useCloseOnBack } from '@reelrupee/ui/core';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { MomentArt } from './MomentArt';
import styles from './MomentScreen.module.css';
import { t } from '../../texts/texts';

/** Ms after which a moment closes automatically, so that none is in the way for long. */
const CLOSES_AFTER_MS = { day: 4000, unlocked: 8000, sent: 8000 } as const satisfies Record<
  Moment['kind'],
  number
>;

interface MomentScreenProps {
  moment: Moment;
  onClose: () => void;
}

/**
 * A full-screen moment. A finished day lets every tap through to the screen below and closes with it; money that was
 * unlocked or sent waits longer, for a tap.
 */
export default function MomentScreen({ moment, onClose }: MomentScreenProps) {
  return moment.kind === 'day' ? (
    <PassingMoment moment={moment} onClose={onClose} />
  ) : (
    <LastingMoment moment={moment} onClose={onClose} />
  );
}

function PassingMoment({ moment, onClose }: MomentScreenProps) {
  const close = useEffectEvent(onClose);
  useCloseAfter(CLOSES_AFTER_MS[moment.kind], onClose);
  useEffect(() => {
    const onInput = () => close();
    window.addEventListener('pointerdown', onInput);
    window.addEventListener('keydown', onInput);
    return () => {
      window.removeEventListener('pointerdown', onInput);
      window.removeEventListener('keydown', onInput);
    };
  }, []);
  return (
    <div role="status" className={cx(styles['moment'], styles['passing'])}>
      <MomentText moment={moment} />
    </div>
  );
}

function LastingMoment({ moment, onClose }: MomentScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useCloseOnBack(true, onClose);
  useCloseAfter(CLOSES_AFTER_MS[moment.kind], onClose);
  // Closed before it is removed: a removed dialog does not restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const { action, title } = moment;
  return (
    <dialog ref={dialog} aria-label={title} className={styles['moment']} onClose={onClose}>
      <MomentText moment={moment} />
      <div className={styles['actions']}>
        {action && (
          <Link to={action.to} replace className={buttonClass({ block: true })} onClick={onClose}>
            {action.label}
          </Link>
        )}
        <Button block variant={action ? 'quiet' : 'primary'} onClick={onClose}>
          {t('Continue')}
        </Button>
      </div>
    </dialog>
  );
}

function useCloseAfter(ms: number, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => close(), ms);
    return () => clearTimeout(timer);
  }, [ms]);
}

function MomentText({ moment: { kind, title, amount, isLocked, lines, days } }: { moment: Moment }) {
  return (
    <div className={styles['text']}>
      <MomentArt kind={kind} />
      <h2>{title}</h2>
      <p className={cx(styles['amount'], kind === 'day' && isLocked !== false && styles['locked'])}>
        {formatRupees(amount)}
      </p>
      {days && (
        <div className={styles['days']}>
          <ProgressDots
            kind="streak"
            done={days.done}
            total={days.total}
            label={t('{done} of {total} streak days', { done: days.done, total: days.total })}
          />
        </div>
      )}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
