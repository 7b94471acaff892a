import { currentLanguage } from '@reelrupee/platform';
import { deviceId } from './deviceId';

/** Facts about this browser that a sign-in sends along. */
export function browserFacts() {
  return { deviceId: deviceId(), language: currentLanguage() };
}
