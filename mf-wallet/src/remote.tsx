import { defineRemote } from '@reelrupee/federation/remote';
import { ProfileScreen } from './ProfileScreen';
import { TransactionsScreen } from './TransactionsScreen';

// Both are light: what is heavy in them, the dialogs, comes in chunks of its own.
export default defineRemote({
  screens: { '/profile': ProfileScreen, '/transactions': TransactionsScreen },
});
