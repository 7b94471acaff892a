import type { ReactNode } from 'react';
import styles from './ScreenLayout.module.css';

interface ScreenLayoutProps {
  /** The screen's heading; hidden from sight where the screen shows what it is by itself. */
  title: string;
  hideTitle?: boolean;
  /** An icon link to the screen that this one belongs to; stands before the heading. */
  back?: ReactNode;
  /** What the screen is for, in a sentence below the heading; it is there before any data is. */
  intro?: string;
  children: ReactNode;
}

/** A screen's content: one heading, then sections with even gaps. */
export function ScreenLayout({ title, hideTitle = false, back, intro, children }: ScreenLayoutProps) {
  const heading = <h1 className={hideTitle ? styles['hiddenTitle'] : styles['title']}>{title}</h1>;
  return (
    <div className={styles['page']}>
      {back ? (
        <div className={styles['withBack']}>
          {back}
          {heading}
        </div>
      ) : (
        heading
      )}
      {intro && <p className={styles['intro']}>{intro}</p>}
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
