import type { Reel } from '@reelrupee/platform';
import { useDocumentVisible, useReducedMotion } from '@reelrupee/ui/core';
import { useCallback, useRef, useState } from 'react';
import styles from '../reels/Feed.module.css';
import type { FeedCommand } from '../reels/input/commands';
import { FeedControls } from '../reels/input/FeedControls';
import { useFeedKeys } from '../reels/input/useFeedKeys';
import { useFeedWheel } from '../reels/input/useFeedWheel';
import type { ReelsPage } from '../reels/pagination/reelsPage';
import { FeedVideos } from '../reels/player/FeedVideos';
import { shouldPlay, viewOf, type PlayerEvent } from '../reels/player/player';
import { ProgressLine } from '../reels/player/ProgressLine';
import { usePlayer } from '../reels/player/usePlayer';
import { useSound } from '../reels/player/useSound';
import { useStoredFlag } from '../reels/player/useStoredFlag';
import { useVideoEvents } from '../reels/player/useVideoEvents';
import { useSlotScroll } from '../reels/slots/useSlotScroll';
import { useVisibleSlot } from '../reels/slots/useVisibleSlot';
import { SampleEnd } from './SampleEnd';
import { SampleSlot } from './SampleSlot';

/** The feed with the samples: the member’s player and controls, without reports. After the last one comes sign-up. */
export function SampleReels({ reels, start }: { reels: readonly Reel[]; start: number }) {
  const [captions, setCaptions] = useStoredFlag('reelrupee.feed.captions', true);
  const sound = useSound();
  const reducedMotion = useReducedMotion();
  const documentVisible = useDocumentVisible();
  const scroller = useRef<HTMLDivElement>(null);
  const slots = reels.length + 1;
  const { index, isVisible } = useVisibleSlot(scroller, slots, start);
  const [player, send] = usePlayer(index, !reducedMotion);
  const scrollTo = useSlotScroll(scroller, start, reducedMotion);
  const [watched, setWatched] = useState<ReadonlySet<number>>(new Set());
  const onPlayer = useCallback(
    (event: PlayerEvent) => {
      if (event.kind === 'ended') setWatched((before) => new Set(before).add(index));
      send(event);
    },
    [index, send],
  );
  const reel = reels[index] ?? null;
  const { events, progress, cue, isNextDue } = useVideoEvents(null, {
    index,
    reel,
    send: onPlayer,
    onSoundRefused: sound.refuse,
  });
  const pages = new Map(reels.map((page, slot): [number, ReelsPage] => [slot, { kind: 'reel', reel: page }]));
  const commands: Record<FeedCommand, () => void> = {
    next: () => scrollTo(Math.min(index + 1, slots - 1)),
    previous: () => scrollTo(Math.max(index - 1, 0)),
    toggle: () => send({ kind: 'toggled' }),
    mute: sound.toggle,
    captions: () => setCaptions(!captions),
  };
  useFeedKeys((command) => commands[command]());
  useFeedWheel(scroller, (command) => commands[command]());

  return (
    <>
      <div ref={scroller} className={styles['scroller']}>
        <div className={styles['strip']}>
          {reels.map((sample, slot) => (
            <article key={sample._id} data-index={slot} inert={slot !== index} className={styles['slot']}>
              <SampleSlot
                reel={sample}
                player={slot === index ? viewOf(player) : null}
                cue={captions && slot === index ? cue : ''}
                onToggle={commands.toggle}
                onRetry={() => send({ kind: 'retried' })}
                onNext={commands.next}
              />
            </article>
          ))}
          <article data-index={reels.length} inert={index !== reels.length} className={styles['slot']}>
            <SampleEnd watched={watched.size} planId={reels[0]?.planId} />
          </article>
          <FeedVideos
            current={index}
            pages={pages}
            nextIsDue={isNextDue}
            playing={isVisible && documentVisible && shouldPlay(player)}
            muted={sound.muted}
            attempt={player.attempt}
            events={events}
          />
        </div>
      </div>
      {reel && <ProgressLine key={index} progress={progress} index={index} />}
      <FeedControls
        commands={commands}
        muted={sound.muted}
        showSoundHint={!sound.isChosen && viewOf(player) === 'playing'}
        captions={captions}
        atStart={index === 0}
        atEnd={index === slots - 1}
        hasReel={reel !== null}
      />
    </>
  );
}
