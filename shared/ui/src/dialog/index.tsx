import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { cx } from '../core/cx';
import { useCloseOnBack } from '../core/useCloseOnBack';
import { X } from '../icons';
import { AntdTheme } from '../theme/AntdTheme';
import styles from './Dialog.module.css';
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

/** Names no CSS transition, which antd takes as none. */
const NO_MOTION = { transitionName: '', maskTransitionName: '' };

/** A modal dialog with a focus trap; Back closes it. The children bring their own buttons. */
export function Dialog({ open, title, onClose, keepOpen = false, instant = false, children }: DialogProps) {
  useCloseOnBack(open, onClose);
  return (
    <AntdTheme>
      <Modal
        open={open}
        title={title}
        onCancel={onClose}
        closable={{ 'aria-label': t('Close'), closeIcon: <X size={20} aria-hidden /> }}
        footer={null}
        centered
        destroyOnHidden
        mask={{ closable: !keepOpen }}
        width={440}
        {...(instant && NO_MOTION)}
        className={cx(styles['dialog'])}
      >
        {children}
      </Modal>
    </AntdTheme>
  );
}

/** The sticky footer of a long dialog, with its main button and messages. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <div className={styles['footer']}>{children}</div>;
}
