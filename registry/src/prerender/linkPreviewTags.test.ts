import { expect, test } from 'vitest';
import { linkPreviewTags } from './linkPreviewTags';

const facts = { title: 'Plans', path: '/plan', productName: 'Coin "&" Clips', siteUrl: '' };

test('a page has its title and the product’s name, escaped', () => {
  expect(linkPreviewTags(facts)).toContain(
    '<meta property="og:title" content="Plans · Coin &quot;&amp;&quot; Clips" />',
  );
});

test('a picture needs the address of the site', () => {
  expect(linkPreviewTags(facts)).not.toContain('og:image');
  const tags = linkPreviewTags({ ...facts, siteUrl: 'https://site.example' });
  expect(tags).toContain('<meta property="og:image" content="https://site.example/install/preview.jpg" />');
  expect(tags).toContain('<meta name="twitter:card" content="summary_large_image" />');
});
