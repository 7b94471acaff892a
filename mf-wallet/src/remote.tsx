import { defineRemote, lazy } from '@reelrupee/federation/remote';
import { ProfileScreen } from './ProfileScreen';

// Both screens are small: their dialogs are chunks of their own.
export default defineRemote({
  screens: {
    '/profile': ProfileScreen,
    '/transactions': lazy(() => import(/* webpackChunkName: "transactions" */ './TransactionsScreen')),
  },
});
