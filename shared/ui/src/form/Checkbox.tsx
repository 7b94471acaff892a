import type { ComponentProps } from 'react';
import styles from './Checkbox.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
}

/** A labelled checkbox whose whole row is tappable. */
export function Checkbox({ label, ...input }: CheckboxProps) {
  return (
    <label className={styles['row']}>
      <input {...input} type="checkbox" />
      {label}
    </label>
  );
}
