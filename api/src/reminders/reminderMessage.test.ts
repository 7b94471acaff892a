import { expect, test } from 'vitest';
import { reminderMessage } from './reminderMessage';

test.each([
  ['en', 'Streak: 3 of 10 days. Tap to watch.'],
  // No figure before the danda, which looks like a 1.
  ['hi', 'स्ट्रीक: 10 में से 3 दिन। देखने के लिए टैप करें।'],
] as const)('the reminder in %s says “%s”', (language, body) => {
  const remaining = { reelsLeft: 4, streak: { days: 3, required: 10 } };
  expect(reminderMessage(language, remaining)).toMatchObject({ body, language, reelsLeft: 4 });
});
