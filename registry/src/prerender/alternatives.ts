/**
 * First screens that depend on the query of the address. A static host serves the same page for every query, so the
 * page holds them as templates and chooses one before the first paint. Pure.
 */
import { createHash } from 'node:crypto';

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
    { search: '[?&]ref=', location: '/login?ref=' },
    { search: '[?&]form=signup', location: '/login?form=signup' },
  ],
};

/** Walks back over the templates to the root element, and fills it with the first template that matches. */
const CHOOSE =
  'let e=document.currentScript,m;' +
  'while((e=e.previousElementSibling).localName=="template")' +
  'if(RegExp(e.dataset.search).test(location.search))m=e;' +
  'if(m)e.replaceChildren(m.content)';

export function alternativesOf(path: string): readonly Alternative[] {
  return ALTERNATIVES[path] ?? [];
}

/** The templates of a page and the script that chooses; empty without alternatives. Goes right behind the root element. */
export function alternativesHtml(path: string, screens: ReadonlyMap<string, string>): string {
  const templates = alternativesOf(path).flatMap(({ search, location }) => {
    const screen = screens.get(location);
    return screen === undefined ? [] : [`<template data-search="${search}">${screen}</template>`];
  });
  return templates.length === 0 ? '' : `${templates.join('')}<script>${CHOOSE}</script>`;
}

/** The source by which the page's policy allows this one inline script; none for pages without alternatives. */
export function inlineScriptSources(path: string): string[] {
  if (alternativesOf(path).length === 0) return [];
  return [`'sha256-${createHash('sha256').update(CHOOSE).digest('base64')}'`];
}
