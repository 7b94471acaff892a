/** Amounts as people say them, in the Indian numbering system. */
import type { Language } from '@reelrupee/contract/languages';
import { hindiNumber } from './hindiNumber';
import { englishNumber } from './englishNumber';

interface Grammar {
  number: (count: number) => string;
  rupees: (count: number, words: string) => string;
  paise: (count: number, words: string) => string;
  and: string;
  minus: string;
}

const GRAMMAR: Record<Language, Grammar> = {
  en: {
    number: englishNumber,
    rupees: (count, words) => `${words} ${count === 1 ? 'rupee' : 'rupees'}`,
    paise: (count, words) => `${words} ${count === 1 ? 'paisa' : 'paise'}`,
    and: 'and',
    minus: 'minus',
  },
  hi: {
    number: hindiNumber,
    rupees: (count, words) => `${words} ${count === 1 ? 'रुपया' : 'रुपये'}`,
    paise: (count, words) => `${words} ${count === 1 ? 'पैसा' : 'पैसे'}`,
    and: 'और',
    minus: 'माइनस',
  },
};

const PAISE_PER_RUPEE = 100;

/** Rupees with at most two decimals in words: one lakh rupees and fifty paise. Paise are left out if there are none. */
export function amountWords(language: Language, amount: number): string {
  const { number, rupees, paise, and, minus } = GRAMMAR[language];
  const total = Math.round(Math.abs(amount) * PAISE_PER_RUPEE);
  const whole = Math.floor(total / PAISE_PER_RUPEE);
  const part = total % PAISE_PER_RUPEE;
  const words = [
    ...(whole > 0 || part === 0 ? [rupees(whole, number(whole))] : []),
    ...(part > 0 ? [paise(part, number(part))] : []),
  ].join(` ${and} `);
  return amount < 0 && total > 0 ? `${minus} ${words}` : words;
}
