import { QueryClient } from '@tanstack/react-query';

const FRESH_MS = 15_000;
const RETRIES = 2;

/** The one cache of server state, for all remotes. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: 'always',
      // A refusal will be the same the next time; only a missing answer is worth asking again.
      retry: (failures, error) => failures < RETRIES && error.error.kind === 'failed',
    },
  },
});

// Without a provider component nobody else does: from here on it follows the page's focus and the network.
queryClient.mount();
