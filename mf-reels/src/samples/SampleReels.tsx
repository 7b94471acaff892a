import type { Reel } from '@reelrupee/platform';
import { useCallback, useRef, useState } from 'react';
import { FeedView } from '../reels/FeedView';
import type { ReelsPage } from '../reels/pagination/reelsPage';
import type { PlayerEvent } from '../reels/player/player';
import { useVideoEvents } from '../reels/player/useVideoEvents';
import { useFeedControl } from '../reels/useFeedControl';
import { SampleEnd } from './SampleEnd';
import { SampleSlot } from './SampleSlot';

/** The feed with the samples: the member’s player and controls, without reports. After the last one comes sign-up. */
export function SampleReels({ reels, start }: { reels: readonly Reel[]; start: number }) {
  const scroller = useRef<HTMLDivElement>(null);
  const control = useFeedControl(scroller, reels.length + 1, start);
  const { index, send, commands } = control;
  const [watched, setWatched] = useState<ReadonlySet<number>>(new Set());
  const onPlayer = useCallback(
    (event: PlayerEvent) => {
      if (event.kind === 'ended') setWatched((before) => new Set(before).add(index));
      send(event);
    },
    [index, send],
  );
  const video = useVideoEvents(null, {
    index,
    reel: reels[index] ?? null,
    send: onPlayer,
    onSoundRefused: control.sound.refuse,
  });
  const samples = reels.map((reel): ReelsPage => ({ kind: 'reel', reel }));
  const pages = new Map([...samples, { kind: 'end' as const }].entries());

  return (
    <FeedView
      scroller={scroller}
      control={control}
      video={video}
      pages={pages}
      renderSlot={(slot, player, cue) => {
        const reel = reels[slot];
        if (!reel) return <SampleEnd watched={watched.size} planId={reels[0]?.planId} />;
        return (
          <SampleSlot
            reel={reel}
            player={player}
            cue={cue}
            onToggle={commands.toggle}
            onRetry={() => send({ kind: 'retried' })}
            onNext={commands.next}
          />
        );
      }}
    />
  );
}
