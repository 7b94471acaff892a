import { useCallback, useMemo } from 'react';
import type { NavigateOptions } from './history';
import { useRouter } from './routerContext';

export type SearchParamsInit = string | string[][] | Record<string, string> | URLSearchParams;
export type SetSearchParams = (
  next: SearchParamsInit | ((before: URLSearchParams) => SearchParamsInit),
  options?: NavigateOptions,
) => void;

/** The query of the current address, and the function that opens the same path with another query. */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { location, history } = useRouter();
  const params = useMemo(() => new URLSearchParams(location.search), [location.search]);
  const setParams = useCallback<SetSearchParams>(
    (next, options) => {
      const init = typeof next === 'function' ? next(new URLSearchParams(params)) : next;
      history.navigate(`?${new URLSearchParams(init).toString()}`, options);
    },
    [params, history],
  );
  return [params, setParams];
}
