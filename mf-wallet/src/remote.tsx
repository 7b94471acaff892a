import { defineRemote, lazy } from '@reelrupee/federation/remote';

// Each screen is a chunk with the name of its route, so that a page loads only the one that it shows.
export default defineRemote({
  screens: {
    '/profile': lazy(() => import(/* webpackChunkName: "profile" */ './ProfileScreen')),
    '/transactions': lazy(() => import(/* webpackChunkName: "transactions" */ './TransactionsScreen')),
  },
});
