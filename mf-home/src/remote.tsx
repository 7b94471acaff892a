import { defineRemote } from '@reelrupee/federation/remote';
import { HomeScreen } from './HomeScreen';

export default defineRemote({ screens: { '/': HomeScreen } });
