import type { Queries } from '../database/database';

const LONGEST_NAME = 40;

export interface LinkPreview {
  productName: string;
  /** Address of the site, without a slash at its end. */
  siteUrl: string;
  /** The code as it is in the link. */
  code: string;
  /** First name of the referrer; null for an unknown code. */
  firstName: string | null;
}

/** The first name of the user with a referral code, and nothing else of that user; null for an unknown code and a closed account. */
export async function referrerFirstName(queries: Queries, code: string): Promise<string | null> {
  const row = await queries
    .selectFrom('users')
    .select('name')
    .where('referral_code', '=', code.toUpperCase())
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row?.name.trim().split(/\s+/)[0]?.slice(0, LONGEST_NAME) || null;
}

/** The page that a messenger reads to render the preview of a referral link (https://ogp.me). */
export function linkPreviewHtml({ productName, siteUrl, code, firstName }: LinkPreview): string {
  const title = firstName ? `${firstName} invites you to ${productName}` : `Join ${productName}`;
  const description = 'Watch ten short AI lessons a day and earn rupees. Signing up is free.';
  const link = `${siteUrl}/login?ref=${encodeURIComponent(code)}`;
  const tags: [kind: 'property' | 'name', key: string, content: string][] = [
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', productName],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', link],
    ['property', 'og:image', `${siteUrl}/install/preview.jpg`],
    ['property', 'og:image:type', 'image/jpeg'],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'description', description],
  ];
  return [
    '<!doctype html>',
    '<html lang="en-IN">',
    '<meta charset="utf-8">',
    `<title>${escapeHtml(title)}</title>`,
    ...tags.map(([kind, key, content]) => `<meta ${kind}="${key}" content="${escapeHtml(content)}">`),
    `<a href="${escapeHtml(link)}">${escapeHtml(title)}</a>`,
    '</html>',
    '',
  ].join('\n');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
