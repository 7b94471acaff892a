/**
 * The first script of the page. It imports nothing shared, so that it runs at once: the screen being opened
 * starts loading before React does, and in parallel with it.
 */
import '@reelrupee/ui/tokens.css';
import './federation/lendRuntime';
import { openPath } from './federation/screens';

openPath(window.location.pathname);
void import('./bootstrap');
