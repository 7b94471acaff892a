import { ChevronLeft, ChevronRight } from '../icons';
import { IconButton } from './IconButton';
import styles from './Pagination.module.css';
import { VisuallyHidden } from './VisuallyHidden';
import { t } from '../texts/texts';

interface PaginationProps {
  /** Counted from 0. */
  page: number;
  /** Number of pages. */
  count: number;
  onChange: (page: number) => void;
}

/** Previous and next buttons of a paginated list; renders nothing for a single page. Scrolls to the top on change. */
export function Pagination({ page, count, onChange }: PaginationProps) {
  if (count <= 1) return null;
  const goTo = (next: number) => {
    onChange(next);
    window.scrollTo(0, 0);
  };
  return (
    <nav aria-label={t('Pages')} className={styles['pagination']}>
      <IconButton label={t('Previous page')} disabled={page === 0} onClick={() => goTo(page - 1)}>
        <ChevronLeft size={22} aria-hidden />
      </IconButton>
      <p aria-live="polite">
        <VisuallyHidden>{t('Page')} </VisuallyHidden>
        {page + 1} <span aria-hidden>/</span> <VisuallyHidden>{t('of')} </VisuallyHidden>
        {count}
      </p>
      <IconButton label={t('Next page')} disabled={page >= count - 1} onClick={() => goTo(page + 1)}>
        <ChevronRight size={22} aria-hidden />
      </IconButton>
    </nav>
  );
}
