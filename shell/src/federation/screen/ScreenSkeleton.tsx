import type { SkeletonShape } from '@reelrupee/federation/composition/composition';
import { Skeleton, VisuallyHidden } from '@reelrupee/ui/core';
import type { ReactNode } from 'react';
import styles from './ScreenSkeleton.module.css';
import { t } from '../../texts/texts';

/** The heights of a shape's parts, close enough to the real ones that little moves when they load. */
const SHAPES: Record<Exclude<SkeletonShape, 'feed'>, () => ReactNode> = {
  cards: () => (
    <>
      <Skeleton height="180px" radius="m" />
      <div className={styles['grid']}>{blocks(4, '120px')}</div>
    </>
  ),
  dashboard: () => (
    <>
      <Skeleton height="120px" radius="m" />
      <div className={styles['grid']}>{blocks(4, '84px')}</div>
      <Skeleton height="160px" radius="m" />
    </>
  ),
  form: () => <div className={styles['stack']}>{blocks(5, '56px')}</div>,
  list: () => <div className={styles['stack']}>{blocks(6, '76px')}</div>,
};

/** Placeholder while a screen loads. */
export function ScreenSkeleton({ shape, title }: { shape: SkeletonShape; title: string }) {
  return (
    <div aria-busy="true" className={shape === 'feed' ? styles['feed'] : styles['screen']}>
      <VisuallyHidden>
        <span role="heading" aria-level={1}>
          {t('Loading: {title}', { title })}
        </span>
      </VisuallyHidden>
      {shape !== 'feed' && SHAPES[shape]()}
    </div>
  );
}

function blocks(count: number, height: string): ReactNode[] {
  return Array.from({ length: count }, (_, index) => <Skeleton key={index} height={height} radius="m" />);
}
