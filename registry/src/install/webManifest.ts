/** The colors of the logo and of the light scheme's page. */
const THEME_COLOR = '#5b3df5';
const BACKGROUND_COLOR = '#f6f5fb';

const SHORTCUTS = [
  { name: "Today's reels", url: '/reels' },
  { name: 'Balance and withdrawals', url: '/profile' },
  { name: 'Invite friends', url: '/referrals' },
];

/** The web app manifest (W3C) of a product, as JSON. */
export function webManifest(productName: string): string {
  const manifest = {
    id: '/',
    name: productName,
    short_name: productName,
    description: 'Watch short AI lessons and earn rupees every day.',
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    orientation: 'portrait',
    theme_color: THEME_COLOR,
    background_color: BACKGROUND_COLOR,
    categories: ['education', 'finance'],
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
    ],
    shortcuts: SHORTCUTS.map((shortcut) => ({ ...shortcut, icons: [icon('icon', 192, 'any')] })),
    screenshots: [
      screenshot('home', 'Plans, and how to earn with them'),
      screenshot('reels', 'Short AI lessons, one after the other'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function icon(name: string, size: number, purpose: 'any' | 'maskable') {
  return { src: `/install/${name}-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
}

function screenshot(name: string, label: string) {
  return { src: `/install/${name}.jpg`, sizes: '390x844', type: 'image/jpeg', form_factor: 'narrow', label };
}
