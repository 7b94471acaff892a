import type { Language } from '@reelrupee/contract/languages';
import type { ReminderMessage } from '@reelrupee/contract/reminder';
import type { RemainingReels } from './remainingReels';

interface Texts {
  title: (reels: number) => string;
  tap: string;
  streak: (days: number, required: number) => string;
}

const TEXTS: Record<Language, Texts> = {
  en: {
    title: (reels) => (reels === 1 ? '1 reel left today' : `${reels} reels left today`),
    tap: 'Tap to watch.',
    streak: (days, required) => `Streak: ${days} of ${required} days.`,
  },
  hi: {
    title: (reels) => (reels === 1 ? 'आज की 1 रील बाकी है' : `आज की ${reels} रील बाकी हैं`),
    tap: 'देखने के लिए टैप करें।',
    streak: (days, required) => `स्ट्रीक: ${required} में से ${days} दिन।`,
  },
};

/** The reminder of a day in the user's language. */
export function reminderMessage(language: Language, { reelsLeft, streak }: RemainingReels): ReminderMessage {
  const texts = TEXTS[language];
  const body = streak ? `${texts.streak(streak.days, streak.required)} ${texts.tap}` : texts.tap;
  return { title: texts.title(reelsLeft), body, language, reelsLeft };
}
