import { dark, light, type Palette } from './palette';

/** Turns `brandText` into `--brand-text`. */
function variableName(token: string): string {
  return `--${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function declarations(palette: Palette, indent: string): string {
  return Object.entries(palette)
    .map(([token, value]) => `${indent}${variableName(token)}: ${value};`)
    .join('\n');
}

/**
 * The content of colors.css. The scheme comes from a variable because the CSS compiler adds four variables of its own to
 * each literal `color-scheme`, with which it would translate `light-dark()`, a function that no style here uses.
 */
export function colorsCss(): string {
  return `/* Generated from palette.ts; edit that file instead. */
:root {
  --scheme: light dark;
  color-scheme: var(--scheme);
${declarations(light, '  ')}
}

@media (prefers-color-scheme: dark) {
  :root {
${declarations(dark, '    ')}
  }
}

/* For areas that are dark in both schemes, such as the feed. */
[data-scheme='dark'] {
  --scheme: dark;
  color-scheme: var(--scheme);
${declarations(dark, '  ')}
}
`;
}
