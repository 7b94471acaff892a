import { useEffect, useRef } from 'react';

interface CaptionTrackProps {
  src: string;
  /** Told the words of now; empty where nobody speaks. */
  onCue: (text: string) => void;
}

/** The captions of a reel. The browser times them, the feed draws them: its own place for them is covered. */
export function CaptionTrack({ src, onCue }: CaptionTrackProps) {
  const element = useRef<HTMLTrackElement>(null);
  useEffect(() => {
    const track = element.current?.track;
    if (!track) return;
    const tell = () => onCue(textOf(track.activeCues));
    track.mode = 'hidden';
    track.addEventListener('cuechange', tell);
    return () => {
      track.removeEventListener('cuechange', tell);
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
