/** Sizes of the profile card's words: its place in the page's own HTML must hold whoever is shown there. */

const ONE_LINE = 18;
const THREE_LINES = 60;
const EMAIL_LINE = 28;

/** The size that keeps a name within the card's height on a narrow phone. */
export function nameSize(name = ''): 'large' | 'medium' | 'small' {
  if (name.length <= ONE_LINE) return 'large';
  return name.length <= THREE_LINES ? 'medium' : 'small';
}

/** Whether an email needs a second line on a narrow phone. */
export function isLongEmail(email = ''): boolean {
  return email.length > EMAIL_LINE;
}
