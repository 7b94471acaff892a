import type { ReactNode, SubmitEvent } from 'react';
import styles from './LoginScreen.module.css';

interface AccountFormProps {
  label?: string;
  /** The result of `handleSubmit`. */
  onSubmit: (event: SubmitEvent) => Promise<void>;
  children: ReactNode;
}

/**
 * A form of the log-in screens. Submitted before hydration, `method="dialog"` does nothing, where others would put the
 * password into the URL.
 */
export function AccountForm({ label, onSubmit, children }: AccountFormProps) {
  return (
    <form
      noValidate
      method="dialog"
      aria-label={label}
      className={styles['form']}
      onSubmit={(event) => void onSubmit(event)}
    >
      {children}
    </form>
  );
}
