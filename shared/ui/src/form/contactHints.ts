import { PHONE_LENGTH } from '@reelrupee/contract/constants';
import { emailMistake, phoneMistake } from '@reelrupee/contract/contact';
import { t } from '../texts/texts';

/** Says what is wrong with a phone number beyond being invalid; undefined for a valid or an empty one. */
export function phoneHint(typed: string): string | undefined {
  const mistake = phoneMistake(typed);
  switch (mistake?.kind) {
    case undefined:
      return undefined;
    case 'not-digits':
      return t('A phone number has digits only, as in 98765 43210.');
    case 'length':
      return t('These are {count} digits. A mobile number has {expected}, as in 98765 43210.', {
        count: mistake.digits,
        expected: PHONE_LENGTH,
      });
  }
}

/** Says what is wrong with an email beyond being invalid; undefined for a valid or an empty one. */
export function emailHint(typed: string): string | undefined {
  switch (emailMistake(typed)) {
    case null:
      return undefined;
    case 'spaces':
      return t('An email has no spaces.');
    case 'no-at':
      return t('An email has an @, as in name@mail.in.');
    case 'name':
      return t('Before the @ only English letters, digits and . _ % + - are possible.');
    case 'domain':
      return t('Check the part after the @, as in name@mail.in.');
  }
}
