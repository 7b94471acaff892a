import { remoteConfig } from '@reelrupee/federation/build/remoteConfig';

export default remoteConfig(import.meta.dirname);
