import { libraryConfig } from '../federation/libraryConfig.ts';

export default libraryConfig({ target: 'web' });
