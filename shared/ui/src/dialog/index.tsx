import { useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { backdropClass } from '../core/backdrop';
import { cx } from '../core/cx';
import { useCloseOnBack } from '../core/useCloseOnBack';
import { X } from '../icons';
import styles from './Dialog.module.css';
import { useKeptFocus } from './useKeptFocus';
import { useModalKeys } from './useModalKeys';
import { useScrollLock } from './useScrollLock';
import { t } from '../texts/texts';

interface DialogProps {
  open: boolean;
  title: string;
  /** Called when the user closes it by the cross, Escape, Back, or a tap on the backdrop. */
  onClose: () => void;
  /** Keeps the dialog open on a backdrop tap, to protect typed values. */
  keepOpen?: boolean;
  /** Opens without motion, in the place of a frame that is already there. */
  instant?: boolean;
  children: ReactNode;
}

/** A modal dialog with a focus trap; Back closes it. The children bring their own buttons. */
export function Dialog({ open, ...shown }: DialogProps) {
  useCloseOnBack(open, shown.onClose);
  return open && createPortal(<Modal {...shown} />, document.body);
}

/**
 * Not a native modal dialog: that one makes the rest of the page inert, which restyles every element of it during the
 * response to a tap, and covers the toasts.
 */
function Modal({ title, onClose, keepOpen = false, instant = false, children }: Omit<DialogProps, 'open'>) {
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  useKeptFocus(panel);
  useModalKeys(panel, onClose);
  useScrollLock();
  return (
    <div
      className={cx(backdropClass, !instant && styles['appears'])}
      // A press that began within the dialog, such as selecting text, is no tap on the backdrop.
      onPointerDown={({ target, currentTarget }) => (isPressed.current = target === currentTarget)}
      onClick={({ target, currentTarget }) => {
        if (!keepOpen && isPressed.current && target === currentTarget) onClose();
      }}
    >
      <div
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={styles['dialog']}
      >
        <div className={styles['header']}>
          <h2 id={titleId} className={styles['title']}>
            {title}
          </h2>
          <button type="button" aria-label={t('Close')} className={styles['close']} onClick={onClose}>
            <X size={20} aria-hidden />
          </button>
        </div>
        <div className={styles['body']}>{children}</div>
      </div>
    </div>
  );
}

/** The sticky footer of a long dialog, with its main button and messages. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <div className={styles['footer']}>{children}</div>;
}
