/**
 * First screens that depend on the query of the address or on the visitor's language. A static host serves the same page
 * for all of them, so the page holds them as templates and chooses one before the first paint. Pure.
 */
import { SIGN_UP_ADDRESS, SIGN_UP_QUERY } from '@reelrupee/contract/signUpAddress';
import { createHash } from 'node:crypto';
import { LANGUAGE_KEY, LANGUAGES, LOCALES, type Language } from '@reelrupee/contract/languages';

/** A screen that replaces the page's own for some queries. */
export interface Alternative {
  /** Regular expression for `location.search`. */
  search: string;
  /** The address that it is rendered at. */
  location: string;
}

/** Alternatives by path. The first that matches is shown: referral links open the sign-up form with its code. */
const ALTERNATIVES: Record<string, readonly Alternative[]> = {
  '/login': [
    // The recovery of an account (`recoveryOf`), which loads its form.
    { search: '[?&](reset=|verify=.|form=forgot)', location: '/login?form=forgot' },
    { search: '[?&]ref=', location: '/login?ref=' },
    { search: `[?&]form=${SIGN_UP_QUERY.form}`, location: SIGN_UP_ADDRESS },
  ],
};

/**
 * Finds the language: the stored choice (none if the browser refuses storage, whose getter then throws), else the first
 * supported one of the browser's list, else English. Then walks back over the templates to the root element, and fills
 * it with the first template of that language that matches the query. In a block, because a document has it twice if the
 * service worker adds a changed screen to a cached one.
 */
const CHOOSE =
  `{let s;try{s=localStorage.getItem(${JSON.stringify(LANGUAGE_KEY)})}catch{}` +
  'let l=[s||"",...navigator.languages]' +
  `.map(t=>t.toLowerCase().split("-")[0]).find(t=>t in ${JSON.stringify(LOCALES)})||"en",` +
  'e=document.currentScript,m;' +
  'while((e=e.previousElementSibling).content)' +
  'if(e.dataset.language==l&&RegExp(e.dataset.search).test(location.search))m=e;' +
  'if(m)e.replaceChildren(m.content),e.dataset.language=l;' +
  `document.documentElement.lang=${JSON.stringify(LOCALES)}[l]}`;

/** The source by which the page's policy allows this one inline script. */
export const CHOOSE_SOURCE = `'sha256-${createHash('sha256').update(CHOOSE).digest('base64')}'`;

export function alternativesOf(path: string): readonly Alternative[] {
  return ALTERNATIVES[path] ?? [];
}

/** Key of the screen at an address in a language. */
export function screenKey(address: string, language: Language): string {
  return language === 'en' ? address : `${address} (${language})`;
}

/** The address of a screen's key. */
export function addressOf(key: string): string {
  return key.split(' ', 1)[0] ?? key;
}

/** The templates of a page and the script that chooses; goes right behind the root element, which has English. */
export function alternativesHtml(path: string, screens: ReadonlyMap<string, string>): string {
  const addresses = [...alternativesOf(path), { search: '', location: path }];
  const templates = LANGUAGES.flatMap((language) =>
    addresses.flatMap(({ search, location }) => {
      const screen = screens.get(screenKey(location, language));
      const isRoot = language === 'en' && location === path;
      return screen === undefined || isRoot
        ? []
        : [`<template data-language="${language}" data-search="${search}">${screen}</template>`];
    }),
  );
  return `${templates.join('')}<script>${CHOOSE}</script>`;
}
