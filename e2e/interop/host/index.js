/** The host's entry shares nothing itself, so that shared modules load after it. */
import('./bootstrap.js');
