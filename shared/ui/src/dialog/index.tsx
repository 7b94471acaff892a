import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { cx } from '../core/cx';
import { useCloseOnBack } from '../core/useCloseOnBack';
import { AntdTheme } from '../theme/AntdTheme';
import styles from './Dialog.module.css';

interface DialogProps {
  open: boolean;
  title: string;
  /** Told when the user closes it: the cross, Escape, or a tap beside it where that is allowed. */
  onClose: () => void;
  /** A tap beside the dialog must not close it while it holds what the user typed. */
  keepOpen?: boolean;
  children: ReactNode;
}

/** A modal dialog with its own focus; the way back closes it. Its buttons are the children's. */
export function Dialog({ open, title, onClose, keepOpen = false, children }: DialogProps) {
  useCloseOnBack(open, onClose);
  return (
    <AntdTheme>
      <Modal
        open={open}
        title={title}
        onCancel={onClose}
        footer={null}
        centered
        destroyOnHidden
        mask={{ closable: !keepOpen }}
        width={440}
        className={cx(styles['dialog'])}
      >
        {children}
      </Modal>
    </AntdTheme>
  );
}

/** The end of a long dialog: its main button, and what is said about it. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className={styles['foot']}>{children}</div>;
}
