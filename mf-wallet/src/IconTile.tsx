import type { ComponentType } from 'react';
import styles from './IconTile.module.css';

interface IconTileProps {
  icon: ComponentType<{ size: number; 'aria-hidden': boolean }>;
}

/** A decorative icon on a tinted square, before the text that it belongs to. */
export function IconTile({ icon: Icon }: IconTileProps) {
  return (
    <span className={styles['tile']}>
      <Icon size={20} aria-hidden />
    </span>
  );
}
