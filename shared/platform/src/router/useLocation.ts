import type { Location } from './location';
import { useRouter } from './routerContext';

/** The current location. The component renders again when it changes. */
export function useLocation(): Location {
  return useRouter().location;
}
