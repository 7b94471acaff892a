import { t } from '../texts/texts';

/** A friend's name in the current language: the words for a closed account, or for a missing name, are no names. */
export function friendName(name: string): string {
  return name === 'Closed account' || name === 'Friend' ? t(name) : name;
}
