/** As module federation asks of a host: shared modules are there only behind an import. */
void import('./bootstrap');
