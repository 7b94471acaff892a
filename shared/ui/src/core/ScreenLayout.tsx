import type { ReactNode } from 'react';
import styles from './ScreenLayout.module.css';

interface ScreenLayoutProps {
  /** The screen’s heading. */
  title: string;
  /** Hides the heading visually where the screen is self-explanatory. */
  hideTitle?: boolean;
  /** An icon link to the parent screen, shown before the heading. */
  back?: ReactNode;
  /** A sentence below the heading that does not depend on data. */
  intro?: string;
  children: ReactNode;
}

/** The layout of a screen: one heading, then sections with even gaps. */
export function ScreenLayout({ title, hideTitle = false, back, intro, children }: ScreenLayoutProps) {
  const heading = <h1 className={hideTitle ? styles['hiddenTitle'] : styles['title']}>{title}</h1>;
  return (
    <div className={styles['screen']}>
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

/** A part of a screen with its own heading. */
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
