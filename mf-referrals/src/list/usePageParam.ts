import { useSearchParams } from '@reelrupee/platform/router';

/**
 * The page of the list, counted from 0, and the function that opens another one. It is in the address, counted from 1, so
 * that Back from another screen and a reload show it again.
 */
export function usePageParam(): [page: number, setPage: (page: number) => void] {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page'));
  return [
    Number.isSafeInteger(page) && page > 0 ? page - 1 : 0,
    (next) => setParams(next > 0 ? { page: String(next + 1) } : {}, { replace: true }),
  ];
}
