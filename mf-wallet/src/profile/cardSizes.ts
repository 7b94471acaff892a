/** Text sizes that keep any name and email within the profile card’s prerendered height. */

const ONE_LINE = 18;
const THREE_LINES = 60;
const EMAIL_LINE = 28;

/** The size at which a name fits the card’s height on a narrow phone. */
export function nameSize(name = ''): 'large' | 'medium' | 'small' {
  if (name.length <= ONE_LINE) return 'large';
  return name.length <= THREE_LINES ? 'medium' : 'small';
}

/** True if an email needs a second line on a narrow phone. */
export function isLongEmail(email = ''): boolean {
  return email.length > EMAIL_LINE;
}
