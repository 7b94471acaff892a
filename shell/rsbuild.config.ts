import { shellPreset } from '@reelrupee/federation/presets/shellPreset';

export default shellPreset(import.meta.dirname);
