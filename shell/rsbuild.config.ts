import { shellConfig } from '@reelrupee/federation/build/shellConfig';

export default shellConfig(import.meta.dirname);
