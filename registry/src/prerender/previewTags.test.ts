import { expect, test } from 'vitest';
import { previewTags } from './previewTags';

const facts = { title: 'Plans', path: '/plan', productName: 'Coin "&" Clips', siteUrl: '' };

test('a page has its title and the product’s name, escaped', () => {
  expect(previewTags(facts)).toContain(
    '<meta property="og:title" content="Plans · Coin &quot;&amp;&quot; Clips" />',
  );
});

test('a picture needs the address of the site', () => {
  expect(previewTags(facts)).not.toContain('og:image');
  const tags = previewTags({ ...facts, siteUrl: 'https://site.example' });
  expect(tags).toContain('<meta property="og:image" content="https://site.example/install/preview.jpg" />');
  expect(tags).toContain('<meta name="twitter:card" content="summary_large_image" />');
});
