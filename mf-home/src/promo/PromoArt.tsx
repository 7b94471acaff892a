import styles from './PromoArt.module.css';
import type { PromoArtName } from './promoSlides';

const DRAWINGS = { reels: ReelsDrawing, ai: AiDrawing, boost: BoostDrawing } as const;

/** The illustration of a slide. Inline SVG, so it needs no request and cannot fail to load. */
export function PromoArt({ name }: { name: PromoArtName }) {
  const Drawing = DRAWINGS[name];
  return (
    <svg viewBox="0 0 120 150" aria-hidden="true" className={styles['art']}>
      <Drawing />
    </svg>
  );
}

/** A phone that plays a reel, with a coin. */
function ReelsDrawing() {
  return (
    <>
      <rect x="22" y="8" width="72" height="128" rx="14" className={styles['pane']} />
      <rect x="30" y="18" width="56" height="100" rx="8" className={styles['screen']} />
      <path d="M51 54v28l23-14z" className={styles['solid']} />
      <path d="M38 106h40" className={styles['line']} />
      <path d="M38 106h22" className={styles['strong']} />
      <Coin x={92} y={112} />
    </>
  );
}

/** A small neural network with a spark. */
function AiDrawing() {
  return (
    <>
      <path
        d="M24 44 60 30M24 44l36 34M24 44l36 76M24 106l36-76M24 106l36-28M24 106l36 14M60 30l38 45M60 78l38-3M60 120l38-45"
        className={styles['line']}
      />
      <circle cx="24" cy="44" r="9" className={styles['pane']} />
      <circle cx="24" cy="106" r="9" className={styles['pane']} />
      <circle cx="60" cy="30" r="9" className={styles['pane']} />
      <circle cx="60" cy="78" r="9" className={styles['pane']} />
      <circle cx="60" cy="120" r="9" className={styles['pane']} />
      <circle cx="98" cy="75" r="13" className={styles['solid']} />
      <path
        d="M94 18c1 9 4 12 13 13-9 1-12 4-13 13-1-9-4-12-13-13 9-1 12-4 13-13z"
        className={styles['solid']}
      />
    </>
  );
}

/** Bars that rise with the plan. */
function BoostDrawing() {
  return (
    <>
      <rect x="10" y="104" width="20" height="34" rx="5" className={styles['pane']} />
      <rect x="38" y="82" width="20" height="56" rx="5" className={styles['pane']} />
      <rect x="66" y="56" width="20" height="82" rx="5" className={styles['pane']} />
      <rect x="94" y="28" width="20" height="110" rx="5" className={styles['solid']} />
      <path d="M12 80 40 58 62 44 82 18" className={styles['strong']} />
      <path d="M70 17h13v13" className={styles['strong']} />
      <Coin x={32} y={30} />
    </>
  );
}

function Coin({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="19" className={styles['coin']} />
      <path d="M-6-9H7M-6-3H7M-6-9h4a6 6 0 0 1 0 12h-4l9 8" className={styles['mark']} />
    </g>
  );
}
