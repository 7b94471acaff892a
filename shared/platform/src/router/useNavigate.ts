import type { NavigateFunction } from './history';
import { useRouter } from './routerContext';

/** The function that opens an address, for use outside rendering. It stays the same. */
export function useNavigate(): NavigateFunction {
  return useRouter().history.navigate;
}
