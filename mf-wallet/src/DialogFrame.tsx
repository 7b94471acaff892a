import { Skeleton, useCloseOnBack } from '@reelrupee/ui/core';
import { useEffect, useRef } from 'react';
import styles from './DialogFrame.module.css';

interface DialogFrameProps {
  title: string;
  /** The user no longer wants the dialog: Escape, Back or a tap outside the frame. */
  onClose: () => void;
}

/** The frame of a dialog that is loading or rendering: it responds to the tap, and the dialog takes its place. */
export function DialogFrame({ title, onClose }: DialogFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useCloseOnBack(true, onClose);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      aria-busy="true"
      className={styles['frame']}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      <div className={styles['content']}>
        <h2 className={styles['title']}>{title}</h2>
        <Skeleton height="3.25rem" />
        <Skeleton height="12rem" radius="m" />
        <Skeleton height="3.25rem" radius="m" />
      </div>
    </dialog>
  );
}
