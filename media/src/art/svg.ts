import { rich } from './dom';

/** The canvas of the drawn illustrations: as wide as the safe area. */
export const svg = (height: number, body: string): string =>
  `<svg class="draw" viewBox="0 0 372 ${height}" width="372" height="${height}">${body}</svg>`;

/** Words inside a drawing; they take no marks of stress. */
export const say = (x: number, y: number, text: string, cls = ''): string =>
  `<text class="${cls}" x="${x}" y="${y}">${rich(text).replace(/<\/?(em|b)[^>]*>/g, '')}</text>`;
