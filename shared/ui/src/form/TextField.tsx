import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../core/cx';
import styles from './TextField.module.css';

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  /** Help text that is always visible. */
  hint?: ReactNode;
  /** The validation message, announced with the field. */
  error?: string | undefined;
  /** Shown before the value, for example a currency sign. */
  prefix?: string;
  /** Shown after the value, for example a button that reveals a password. */
  suffix?: ReactNode;
}

/** A labelled input with hint and error, linked for screen readers. */
export function TextField({ label, hint, error, prefix, suffix, className, ...input }: TextFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <div className={cx(styles['field'], className)}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <div className={cx(styles['box'], error !== undefined && styles['invalid'])}>
        {prefix && <span aria-hidden="true">{prefix}</span>}
        <input
          {...input}
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={cx(hint !== undefined && hintId, error !== undefined && errorId) || undefined}
        />
        {suffix}
      </div>
      {hint !== undefined && (
        <p id={hintId} className={styles['hint']}>
          {hint}
        </p>
      )}
      <p id={errorId} role="alert" className={styles['error']}>
        {error}
      </p>
    </div>
  );
}
