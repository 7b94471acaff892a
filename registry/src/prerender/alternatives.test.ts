/** The page's own script runs in a document, before any other. */
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { alternativesHtml, screenKey } from './alternatives';

/** The part of jsdom that this uses; the package has no types. */
interface Page {
  navigator: object;
  localStorage: { setItem: (key: string, value: string) => void };
  document: {
    getElementById: (id: string) => { textContent: string; dataset: Record<string, string> } | null;
    querySelectorAll: (selector: string) => Iterable<{ textContent: string }>;
    documentElement: { lang: string };
  };
}
interface Options {
  url: string;
  runScripts: 'dangerously';
  beforeParse: (page: Page) => void;
}
const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  JSDOM: new (html: string, options: Options) => { window: Page };
};

const SCREENS = new Map([
  ['/login', 'Log in'],
  ['/login?ref=', 'Sign up with a code'],
  ['/login?form=signup', 'Sign up'],
  ['/login?form=forgot', 'Loading'],
  [screenKey('/login', 'hi'), 'लॉग इन'],
  [screenKey('/login?form=signup', 'hi'), 'साइन अप'],
  [screenKey('/login?ref=', 'hi'), 'कोड से साइन अप'],
]);

interface Visit {
  query?: string;
  /** The browser's languages. */
  languages?: string[];
  /** The language that the visitor chose before. */
  stored?: string;
  /** The browser refuses storage. */
  refuses?: boolean;
}

function refuse(): never {
  throw new DOMException('denied', 'SecurityError');
}

/** The root element with the screen of the log-in page, and its alternatives. */
function screenHtml(screens: ReadonlyMap<string, string>): string {
  return `<div id="root" data-language="en">${screens.get('/login')}</div>${alternativesHtml('/login', screens)}`;
}

function load(body: string, { query = '', languages = ['en-GB'], stored, refuses }: Visit) {
  const { window } = new JSDOM(`<html lang="en-IN">${body}`, {
    url: `https://site.example/login${query}`,
    runScripts: 'dangerously',
    beforeParse: (page) => {
      Object.defineProperty(page.navigator, 'languages', { value: languages });
      if (refuses) Object.defineProperty(page, 'localStorage', { get: refuse });
      if (stored) page.localStorage.setItem('reelrupee.language', stored);
    },
  });
  return window.document;
}

/** Opens the log-in page; gives what is on display and the language of the document. */
function open(visit: Visit, screens = SCREENS) {
  const document = load(screenHtml(screens), visit);
  const root = document.getElementById('root');
  return [root?.textContent, root?.dataset['language'], document.documentElement.lang];
}

test.each<[Visit, string]>([
  [{ languages: ['en-GB', 'hi'] }, 'en'],
  [{ languages: ['hi-IN', 'en'] }, 'hi'],
  [{ languages: ['gu-IN', 'hi', 'en'] }, 'hi'],
  [{ languages: ['fr', 'de'] }, 'en'],
  [{ languages: [] }, 'en'],
  [{ languages: ['hi-IN'], stored: 'en' }, 'en'],
  [{ languages: ['en-IN'], stored: 'hi' }, 'hi'],
  [{ languages: ['hi-IN'], stored: 'xx' }, 'hi'],
  [{ languages: ['hi-IN'], refuses: true }, 'hi'],
])('a visitor with %j gets the page in %s', (visit, language) => {
  const text = language === 'hi' ? 'लॉग इन' : 'Log in';
  expect(open(visit)).toEqual([text, language, `${language}-IN`]);
});

test.each([
  ['?ref=ABC', 'en', 'Sign up with a code'],
  ['?form=signup', 'en', 'Sign up'],
  ['?form=forgot', 'en', 'Loading'],
  ['?reset=', 'en', 'Loading'],
  ['?verify=x', 'en', 'Loading'],
  ['?form=other', 'en', 'Log in'],
  ['?ref=ABC', 'hi', 'कोड से साइन अप'],
  ['?form=signup', 'hi', 'साइन अप'],
  ['?form=signup&ref=ABC', 'hi', 'कोड से साइन अप'],
])('the log-in page with %s in %s is “%s”', (query, language, text) => {
  expect(open({ query, languages: [language] })[0]).toBe(text);
});

test('without a screen in the language, the English one is marked as such', () => {
  const english = new Map([['/login', 'Log in']]);
  expect(open({ languages: ['hi'] }, english)).toEqual(['Log in', 'en', 'hi-IN']);
});

test('a cached screen and the changed one behind it are both in the visitor’s language and form', () => {
  const changed = new Map([...SCREENS].map(([key, text]) => [key, `${text} 2`]));
  const document = load(screenHtml(SCREENS) + screenHtml(changed), { query: '?ref=ABC', languages: ['hi'] });
  const roots = [...document.querySelectorAll('#root')].map(({ textContent }) => textContent);
  expect(roots).toEqual(['कोड से साइन अप', 'कोड से साइन अप 2']);
});
