import { REFERRAL_PAGE_SIZE } from '@reelrupee/contract/constants';
import { useLazyPart } from '@reelrupee/platform';
import { Button } from '@reelrupee/ui/core';
import { pagination } from './pagination';
import styles from './Pages.module.css';

interface PagesProps {
  /** Counted from 0. */
  page: number;
  /** Referrals on all pages. */
  total: number;
  onChange: (page: number) => void;
}

/** The steps through the list; their code comes only for lists longer than one page. */
export function Pages({ page, total, onChange }: PagesProps) {
  const { Part: Pagination, failed, retry } = useLazyPart(pagination);

  function open(next: number) {
    onChange(next);
    window.scrollTo(0, 0);
  }

  return (
    <div className={styles['pages']}>
      {Pagination && <Pagination page={page} pageSize={REFERRAL_PAGE_SIZE} total={total} onChange={open} />}
      {failed && (
        <Button variant="secondary" onClick={retry}>
          Show more pages
        </Button>
      )}
    </div>
  );
}
