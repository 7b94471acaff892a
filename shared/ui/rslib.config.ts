import { libraryConfig } from '../federation/libraryConfig.ts';

// A remote's icons take their component from the shell by this name; a relative path would bundle it.
export default libraryConfig({ target: 'web', externals: ['@reelrupee/ui/core'] });
