import type { ReactNode } from 'react';
import styles from './Page.module.css';

interface PageProps {
  /** The screen's heading; hidden from sight where the screen shows what it is by itself. */
  title: string;
  hideTitle?: boolean;
  children: ReactNode;
}

/** A screen's content: one heading, then sections with even gaps. */
export function Page({ title, hideTitle = false, children }: PageProps) {
  return (
    <div className={styles['page']}>
      <h1 className={hideTitle ? styles['hiddenTitle'] : styles['title']}>{title}</h1>
      {children}
    </div>
  );
}

/** A titled part of a screen. */
export function Section({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={styles['section']}>
      <div className={styles['heading']}>
        <h2>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
