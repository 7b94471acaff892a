/** A picture that differs between two commits. */
export type Change =
  | { name: string; kind: 'new' | 'gone' }
  /** `share` of the pixels, 0 to 1. */
  | { name: string; kind: 'changed'; share: number };

const STYLES = `
  body { font-family: sans-serif; margin: 24px; }
  .pair { display: flex; gap: 16px; align-items: start; }
  figure { margin: 0; }
  img { max-width: 45vw; border: 1px solid #999; }`;

/** The HTML page that shows pictures before and now, side by side. It lies in the folder above `before/`. */
export function comparisonPage(ref: string, changes: readonly Change[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures of ${escapeHtml(ref)} and now</title>
<style>${STYLES}</style>
<h1>Pictures of ${escapeHtml(ref)} and now</h1>
<p>${changes.length === 0 ? 'None differs.' : `${changes.length} differ.`}</p>
${changes.map(section).join('\n')}
</html>
`;
}

function section(change: Change): string {
  const name = escapeHtml(change.name);
  const before = change.kind === 'new' ? '' : figure('Before', `before/${name}`);
  const now = change.kind === 'gone' ? '' : figure('Now', `../${name}`);
  return `<h2>${name} (${kindText(change)})</h2>\n<div class="pair">${before}${now}</div>`;
}

function kindText(change: Change): string {
  return change.kind === 'changed' ? `${(change.share * 100).toFixed(1)} % of the pixels` : change.kind;
}

function figure(caption: string, src: string): string {
  return `<figure><figcaption>${caption}</figcaption><img loading="lazy" src="${src}" alt=""></figure>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}
