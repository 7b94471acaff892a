import type { ComponentProps } from 'react';
import { cx } from './cx';
import styles from './IconButton.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does, for those who cannot see the icon. */
  label: string;
}

/** The class of an icon button, for links that look like one. */
export const iconButtonClass: string = cx(styles['button']);

/** A round button of 48 px that holds one icon. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return <button type="button" {...rest} aria-label={label} className={cx(iconButtonClass, className)} />;
}
