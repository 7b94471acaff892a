/** The colors of both schemes. colors.css is generated from them; a test keeps the two in sync. */
export interface Palette {
  /** The page’s background. */
  bg: string;
  /** Cards, bars and dialogs. */
  surface: string;
  /** Recessed areas on a surface: fields, tracks, skeletons. */
  sunken: string;
  text: string;
  /** Secondary text: labels, hints. */
  muted: string;
  line: string;
  /** Primary actions. */
  brand: string;
  onBrand: string;
  /** Brand-colored text on a surface. */
  brandText: string;
  brandSoft: string;
  /** Money earned, and nothing else. */
  earned: string;
  earnedSoft: string;
  /** Pending or locked. */
  pending: string;
  pendingSoft: string;
  /** Rejected or destructive. */
  danger: string;
  dangerSoft: string;
  onDanger: string;
}

export const light: Palette = {
  bg: '#f6f5fb',
  surface: '#ffffff',
  sunken: '#efedf7',
  text: '#16131f',
  muted: '#5d5870',
  line: '#e2dfee',
  brand: '#5b3df5',
  onBrand: '#ffffff',
  brandText: '#4b2ee0',
  brandSoft: '#ece8ff',
  earned: '#0a7443',
  earnedSoft: '#e0f5ea',
  pending: '#875000',
  pendingSoft: '#fff1d9',
  danger: '#bd232b',
  dangerSoft: '#fde7e8',
  onDanger: '#ffffff',
};

export const dark: Palette = {
  bg: '#0e0c14',
  surface: '#191624',
  sunken: '#242033',
  text: '#f3f1fa',
  muted: '#aca6c2',
  line: '#312c43',
  brand: '#6e52ff',
  onBrand: '#ffffff',
  brandText: '#b0a0ff',
  brandSoft: '#2a2250',
  earned: '#45d190',
  earnedSoft: '#11301f',
  pending: '#f2b85c',
  pendingSoft: '#36280f',
  danger: '#ff8084',
  dangerSoft: '#3b191d',
  onDanger: '#2a0709',
};
