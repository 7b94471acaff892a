/** The page: the shell's template, filled with a composition and a configuration. Pure. */
import type { Composition } from '../composition/composition';
import { contentSecurityPolicy } from './policy';
import type { ShellReleaseManifest } from './manifests';
import type { SiteConfig } from './siteConfig';

/** The HTML that every route of the site is answered with. */
export function renderPage(
  shell: ShellReleaseManifest,
  composition: Composition,
  { assetsHost, previewOrigins, ...config }: SiteConfig,
): string {
  const files = Object.entries(shell.files).filter(([path]) => /^shell\.\w+\.(js|css)$/.test(path));
  const tags = files.map(([path, integrity]) => tagOf(`${assetsHost}shell/${shell.id}/${path}`, integrity));
  const fill: Record<string, string> = {
    CSP: contentSecurityPolicy({
      assets: assetsHost,
      previews: previewOrigins,
      api: config.apiHost,
      media: config.mediaHost,
      ...(config.googleClientId === ''
        ? {}
        : { google: { script: config.googleScriptUrl, userInfo: config.googleUserInfoUrl } }),
    }),
    PRODUCT: escapeText(config.productName),
    STYLES: tags.filter((tag) => tag.startsWith('<link')).join('\n    '),
    SCRIPTS: tags.filter((tag) => tag.startsWith('<script')).join('\n    '),
    COMPOSITION: jsonBlock(composition),
    CONFIG: jsonBlock(config),
  };
  return shell.template.replace(/%([A-Z]+)%/g, (place, name: string) => fill[name] ?? place);
}

function tagOf(url: string, integrity: string): string {
  const verified = `integrity="${integrity}" crossorigin="anonymous"`;
  return url.endsWith('.css')
    ? `<link rel="stylesheet" href="${url}" ${verified} />`
    : `<script defer src="${url}" ${verified}></script>`;
}

/** JSON that cannot end its script element early. */
function jsonBlock(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
