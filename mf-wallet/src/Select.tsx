import type { ComponentProps } from 'react';
import styles from './Select.module.css';

interface SelectProps extends ComponentProps<'select'> {
  label: string;
}

/** The browser’s own list of options, with its label before it. */
export function Select({ label, ...select }: SelectProps) {
  return (
    <label className={styles['field']}>
      {label}
      <select {...select} />
    </label>
  );
}
