import { useEffect, useRef, useState } from 'react';
import { drawPosterOnCanvas } from './drawPosterOnCanvas';
import picture from '../picture.module.css';

interface PosterProps {
  src: string;
  /** It is on screen. */
  isCurrent: boolean;
}

/** A reel's picture until its video plays. */
export function Poster({ src, isCurrent }: PosterProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [priority] = useState<'high' | 'low'>(isCurrent ? 'high' : 'low');
  useEffect(() => {
    const abort = new AbortController();
    if (canvas.current) void drawPosterOnCanvas(canvas.current, { url: src, priority, signal: abort.signal });
    return () => abort.abort();
  }, [src, priority]);
  return <canvas ref={canvas} className={picture['picture']} aria-hidden />;
}
