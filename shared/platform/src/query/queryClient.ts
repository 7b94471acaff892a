import { QueryClient } from '@tanstack/react-query';
import { FRESH_MS } from './freshness';

const RETRIES = 2;

/** The cache of server state, shared by all remotes. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: 'always',
      // A refusal or an unusable reply would be the same again; only a missing reply is worth a retry.
      retry: (failures, { error }) =>
        failures < RETRIES && error.kind === 'failed' && error.reason !== 'reply',
    },
  },
});

// Starts following focus and network; there is no QueryClientProvider that would do it.
queryClient.mount();
