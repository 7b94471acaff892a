/** The logo: a rupee sign in a rounded square. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="#5b3df5" />
      <path
        d="M10 8.5h12M10 13h12M10 8.5h3.5a4.5 4.5 0 0 1 0 9H10l8 7"
        fill="none"
        stroke="#fff"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
