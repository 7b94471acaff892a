import { backdropClass, Skeleton, useCloseOnBack } from '@reelrupee/ui/core';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import styles from './DialogFrame.module.css';

interface DialogFrameProps {
  title: string;
  /** The user no longer wants the dialog: Escape, Back or a tap outside the frame. */
  onClose: () => void;
}

/**
 * The frame of a dialog that is loading or rendering: it responds to the tap, and the dialog takes its place. A native
 * modal dialog would make the rest of the page inert, which restyles every element of it before the frame is painted.
 */
export function DialogFrame({ title, onClose }: DialogFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  useCloseOnBack(true, onClose);
  useBusyFocus(frame, onClose);
  return (
    <div
      className={backdropClass}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div
        ref={frame}
        role="dialog"
        aria-modal="true"
        aria-label={title}
        aria-busy="true"
        tabIndex={-1}
        className={styles['frame']}
      >
        <h2 className={styles['title']}>{title}</h2>
        <Skeleton height="3.25rem" />
        <Skeleton height="12rem" radius="m" />
        <Skeleton height="3.25rem" radius="m" />
      </div>
    </div>
  );
}

/** Keeps the focus in the frame, which has nothing else to tab to, and gives it back afterwards. */
function useBusyFocus(frame: RefObject<HTMLElement | null>, onClose: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Tab') event.preventDefault();
    if (event.key === 'Escape') onClose();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  // Given back before the dialog that takes the frame's place asks for it.
  useLayoutEffect(() => {
    const before = document.activeElement;
    frame.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [frame]);
}
