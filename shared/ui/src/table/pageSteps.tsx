import type { PaginationProps } from 'antd';
import { IconButton } from '../core/IconButton';
import { ChevronLeft, ChevronRight } from '../icons';

/** The two steps of a pagination, named for those who cannot see which way the arrow points. */
export const pageSteps: NonNullable<PaginationProps['itemRender']> = (_page, type, original) => {
  if (type === 'prev') {
    return (
      <IconButton label="Previous page">
        <ChevronLeft size={22} aria-hidden />
      </IconButton>
    );
  }
  if (type === 'next') {
    return (
      <IconButton label="Next page">
        <ChevronRight size={22} aria-hidden />
      </IconButton>
    );
  }
  return original;
};
