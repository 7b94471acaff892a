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
 * The content of colors.css. The scheme is the default of a variable that nobody sets, because the CSS compiler adds four
 * variables to each literal `color-scheme`, by which it would translate `light-dark()`: no style here uses that function.
 */
export function colorsCss(): string {
  return `/* Generated from palette.ts; edit that file instead. */
:root {
  color-scheme: var(--scheme, light dark);
${declarations(light, '  ')}
}

@media (prefers-color-scheme: dark) {
  :root {
${declarations(dark, '    ')}
  }
}

/* For areas that are dark in both schemes, such as the feed. */
[data-scheme='dark'] {
  color-scheme: var(--scheme, dark);
${declarations(dark, '  ')}
}
`;
}
