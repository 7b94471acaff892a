import { defineRemote } from '@reelrupee/federation/remote';
import { ProfileScreen } from './ProfileScreen';
import { TransactionsScreen } from './TransactionsScreen';

// Both screens are small: their dialogs are chunks of their own.
export default defineRemote({
  screens: { '/profile': ProfileScreen, '/transactions': TransactionsScreen },
});
