/** The only fonts that a tested browser sees, so that a screen measures the same on every machine. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const CACHE = join(import.meta.dirname, '../node_modules/.cache/fonts');

/** The font of a page for system-ui and sans-serif: Android's own, or one of the widest in use. */
export const DEFAULT_FONTS = ['roboto', 'wide'] as const;
export type DefaultFont = (typeof DEFAULT_FONTS)[number];

/** Their families, as the packages below name them. Only one of them has Devanagari. */
const FAMILIES: Record<DefaultFont, string> = { roboto: 'Roboto', wide: 'DejaVu Sans' };

const PACKAGES = ['@expo-google-fonts/roboto', '@expo-google-fonts/noto-sans-devanagari', 'dejavu-fonts-ttf'];

/** The environment of a browser that sees only the tests' fonts. */
export function fontEnvironment(font: DefaultFont): Record<string, string> {
  const file = join(CACHE, `${font}.conf`);
  writeOnce(file, fontconfig(FAMILIES[font]));
  return { FONTCONFIG_FILE: file };
}

/**
 * The default follows every requested family and replaces a missing one. Unhinted, since hinting changes widths by the
 * machine's settings.
 */
function fontconfig(family: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  ${PACKAGES.map((name) => `<dir>${folderOf(name)}</dir>`).join('\n  ')}
  <cachedir>${CACHE}</cachedir>
  <match>
    <test name="family"><string>monospace</string></test>
    <edit name="family" mode="assign" binding="strong"><string>DejaVu Sans Mono</string></edit>
  </match>
  <match>
    <edit name="family" mode="append_last" binding="strong"><string>${family}</string></edit>
  </match>
  <match target="font">
    <edit name="antialias"><bool>true</bool></edit>
    <edit name="hinting"><bool>false</bool></edit>
    <edit name="hintstyle"><const>hintnone</const></edit>
    <edit name="rgba"><const>none</const></edit>
  </match>
</fontconfig>
`;
}

function folderOf(name: string): string {
  return dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
}

/** A browser that starts meanwhile sees the complete file or none. */
function writeOnce(file: string, content: string): void {
  if (read(file) === content) return;
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
