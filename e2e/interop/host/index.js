/** The host's entry shares nothing itself, so that shared modules load after it. */
void import('./bootstrap.js');
