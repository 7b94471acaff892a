/** One page of the site: the shell's template, filled with a composition and a configuration. Pure. */
import type { Composition } from '@reelrupee/federation/composition/composition';
import type { PageReply } from '@reelrupee/federation/composition/pageData';
import { alternativesHtml, CHOOSE_SOURCE } from './alternatives';
import { compositionOfPage } from './compositionOfPage';
import { chunkOf, SHELL_ENTRY, type PreloadFile } from './preloadFiles';
import type { ShellReleaseDescription } from '../store/manifests';
import type { SitePage } from './sitePages';
import { contentSecurityPolicy } from './csp';
import { linkPreviewTags } from './linkPreviewTags';
import type { SiteConfig } from '../store/siteConfig';

export interface PageContent {
  page: SitePage;
  /** Its first screen as HTML; empty when only a browser can render it. */
  screen: string;
  /** First screens by `screenKey`, for the page's alternatives and its other languages. */
  screens: ReadonlyMap<string, string>;
  /** The provider's replies that it shows. */
  data: PageReply[];
  /** The files that its first screen needs. */
  files: PreloadFile[];
  /** The text of a stylesheet among them. */
  styleOf: (file: PreloadFile) => string;
}

/** The HTML of a route. */
export function renderPage(
  shell: ShellReleaseDescription,
  composition: Composition,
  { assetsHost: _assets, previewOrigins: _previews, siteUrl, ...config }: SiteConfig,
  { page, screen, screens, data, files, styleOf }: PageContent,
): string {
  const { assets, previewOrigins = [] } = composition;
  const styles = files.filter(({ path }) => path.endsWith('.css'));
  const scripts = files.filter(({ path }) => path.endsWith('.js'));
  const fill: Record<string, string> = {
    CSP: contentSecurityPolicy({
      assets,
      previews: previewOrigins,
      api: config.apiHost,
      media: config.mediaHost,
      inlineScripts: [CHOOSE_SOURCE],
      ...(config.googleClientId === ''
        ? {}
        : { google: { script: config.googleScriptUrl, userInfo: config.googleUserInfoUrl } }),
    }),
    TITLE: escapeText(`${page.title} · ${config.productName}`),
    LINKPREVIEW: linkPreviewTags({
      title: page.title,
      path: page.path,
      productName: config.productName,
      siteUrl,
    }),
    PATH: page.path,
    SCREEN: screen,
    ALTERNATIVES: alternativesHtml(page.path, screens),
    STYLES: styles.map((file) => styleTag(assets, file, styleOf(file))).join('\n    '),
    SCRIPTS: scripts.map((file) => scriptTag(assets, file)).join('\n    '),
    COMPOSITION: jsonBlock(compositionOfPage(composition, page.path)),
    CONFIG: jsonBlock(config),
    DATA: jsonBlock(data),
  };
  return shell.template.replace(/%([A-Z]+)%/g, (place, name: string) => fill[name] ?? place);
}

/**
 * Stylesheets are inlined, so that the first screen needs no other file. The loaders of shell and remotes find them by
 * `data-href` and do not fetch them again. One that refers to other files by relative URL stays a link.
 */
function styleTag(assets: string, file: PreloadFile, text: string): string {
  if (/url\((?!["']?(data:|#))|<\//.test(text)) {
    return `<link rel="stylesheet" href="${assets}${addressOf(file)}" ${verified(file)} />`;
  }
  const href = file.release.name === 'shell' ? file.path : assets + addressOf(file);
  return `<style data-href="${href}">${text.trim()}</style>`;
}

/** The entry runs; the others are preloaded, and run when the entry loads them. */
function scriptTag(assets: string, file: PreloadFile): string {
  const url = assets + addressOf(file);
  return chunkOf(file.path) === SHELL_ENTRY
    ? `<script defer fetchpriority="high" src="${url}" ${verified(file)}></script>`
    : `<link rel="preload" as="script" href="${url}" ${verified(file)} />`;
}

/** The address of a file below the releases' host. */
function addressOf({ release, path }: PreloadFile): string {
  return `${release.name}/${release.id}/${path}`;
}

function verified({ integrity }: PreloadFile): string {
  return `integrity="${integrity}" crossorigin`;
}

/** JSON in which no `</script>` can end the element early. */
function jsonBlock(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
