import { useEffect, useRef, useState } from 'react';
import { drawPosterOnCanvas } from './drawPosterOnCanvas';
import picture from '../picture.module.css';

interface PosterProps {
  src: string;
  /** The reel is on screen. */
  isCurrent: boolean;
}

/** A reel’s poster, shown until its video plays. */
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
