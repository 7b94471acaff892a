import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { webManifest } from './webManifest';

/** The pictures of an installed app and of link previews, rendered by `npm run screenshots:install`. */
const PICTURES = [
  'icon-192.png',
  'icon-512.png',
  'maskable-192.png',
  'maskable-512.png',
  'touch-180.png',
  'home.jpg',
  'reels.jpg',
  'preview.jpg',
];

/** The web app manifest, its pictures and that of link previews, by path below the site's root. */
export function installFiles(productName: string): [path: string, content: Buffer][] {
  const pictures = PICTURES.map((file): [string, Buffer] => [
    `install/${file}`,
    readFileSync(join(import.meta.dirname, 'pictures', file)),
  ]);
  return [['manifest.webmanifest', Buffer.from(webManifest(productName))], ...pictures];
}
