import { dark, light, type Palette } from './palette';

/** `brandText` as `--brand-text`. */
function variableName(token: string): string {
  return `--${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function declarations(palette: Palette, indent: string): string {
  return Object.entries(palette)
    .map(([token, value]) => `${indent}${variableName(token)}: ${value};`)
    .join('\n');
}

/** The text of colors.css. */
export function colorsCss(): string {
  return `/* Written from palette.ts; change it there. */
:root {
  color-scheme: light dark;
${declarations(light, '  ')}
}

@media (prefers-color-scheme: dark) {
  :root {
${declarations(dark, '    ')}
  }
}

/* For what is dark whatever the reader's scheme, as the feed. */
[data-scheme='dark'] {
  color-scheme: dark;
${declarations(dark, '  ')}
}
`;
}
