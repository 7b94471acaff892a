import { defineRemote, lazy } from '@reelrupee/federation/remote';
import { ProfileScreen } from './ProfileScreen';

export default defineRemote({
  screens: {
    '/profile': ProfileScreen,
    '/transactions': lazy(() => import(/* webpackChunkName: "transactions" */ './TransactionsScreen')),
  },
});
