interface LinkPreviewFacts {
  /** Title of the page. */
  title: string;
  path: string;
  productName: string;
  /** Origin of the site; empty when it is not configured. */
  siteUrl: string;
}

/** The tags by which messengers render the preview of a page (https://ogp.me). A picture needs the site's address. */
export function linkPreviewTags({ title, path, productName, siteUrl }: LinkPreviewFacts): string {
  const named: [key: string, content: string][] = [
    ['og:type', 'website'],
    ['og:site_name', productName],
    ['og:title', `${title} · ${productName}`],
    ['og:description', 'Watch short AI lessons and earn rupees every day.'],
  ];
  const pictured: [key: string, content: string][] = [
    ['og:url', siteUrl + path],
    ['og:image', `${siteUrl}/install/preview.jpg`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['twitter:card', 'summary_large_image'],
  ];
  return [...named, ...(siteUrl === '' ? [] : pictured)]
    .map(([key, content]) => `<meta ${attributeOf(key)}="${key}" content="${escapeAttribute(content)}" />`)
    .join('\n    ');
}

function attributeOf(key: string): 'name' | 'property' {
  return key.startsWith('og:') ? 'property' : 'name';
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
