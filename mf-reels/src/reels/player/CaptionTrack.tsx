import { useEffect, useRef } from 'react';

interface CaptionTrackProps {
  src: string;
  /** Receives the current caption; empty while nobody speaks. */
  onCue: (text: string) => void;
}

/** A reel’s captions, timed by the browser and rendered by the feed, whose controls cover the native position. */
export function CaptionTrack({ src, onCue }: CaptionTrackProps) {
  const element = useRef<HTMLTrackElement>(null);
  useEffect(() => {
    const track = element.current?.track;
    if (!track) return;
    const update = () => onCue(textOf(track.activeCues));
    track.mode = 'hidden';
    track.addEventListener('cuechange', update);
    return () => {
      track.removeEventListener('cuechange', update);
      onCue('');
    };
  }, [onCue]);
  return <track ref={element} kind="captions" srcLang="en" label="English" src={src} />;
}

function textOf(cues: TextTrackCueList | null): string {
  return Array.from(cues ?? [])
    .map((cue) => (cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : ''))
    .join('\n');
}
