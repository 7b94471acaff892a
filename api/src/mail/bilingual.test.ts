import { expect, test } from 'vitest';
import { bilingual } from './bilingual';

test('a mail has both languages, English first', () => {
  const mail = bilingual(
    { subject: 'Confirm', text: 'Open this link' },
    { subject: 'पुष्टि', text: 'लिंक खोलें' },
  );
  expect(mail).toEqual({ subject: 'Confirm · पुष्टि', text: 'Open this link\n\n—\n\nलिंक खोलें' });
});
