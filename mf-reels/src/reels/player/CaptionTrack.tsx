import { LANGUAGE_NAMES, mediaUrl } from '@reelrupee/platform';
import { useEffect, useRef } from 'react';
import type { Captions, Cue } from './captions';

interface CaptionTrackProps {
  captions: Captions;
  /** Receives the current caption; null while nobody speaks. */
  onCue: (cue: Cue | null) => void;
}

/** A reel’s captions, timed by the browser and rendered by the feed, whose controls cover the native position. */
export function CaptionTrack({ captions: { file, language }, onCue }: CaptionTrackProps) {
  const element = useRef<HTMLTrackElement>(null);
  useEffect(() => {
    const track = element.current?.track;
    if (!track) return;
    const update = () => {
      const text = textOf(track.activeCues);
      onCue(text ? { text, language } : null);
    };
    track.mode = 'hidden';
    track.addEventListener('cuechange', update);
    return () => {
      track.removeEventListener('cuechange', update);
      onCue(null);
    };
  }, [language, onCue]);
  return (
    <track
      ref={element}
      kind="captions"
      srcLang={language}
      label={LANGUAGE_NAMES[language]}
      src={mediaUrl(file)}
    />
  );
}

function textOf(cues: TextTrackCueList | null): string {
  return Array.from(cues ?? [])
    .map((cue) => (cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : ''))
    .join('\n');
}
