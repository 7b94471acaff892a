import { remotePreset } from '@reelrupee/federation/presets/remotePreset';

export default remotePreset(import.meta.dirname);
