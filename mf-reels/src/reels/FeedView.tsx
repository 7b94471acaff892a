import type { ReactNode, RefObject } from 'react';
import styles from './Feed.module.css';
import { FeedControls } from './input/FeedControls';
import type { ReelsPage } from './pagination/reelsPage';
import type { Cue } from './player/captions';
import { FeedVideos } from './player/FeedVideos';
import { viewOf, type PlayerView } from './player/player';
import { ProgressLine } from './player/ProgressLine';
import type { useVideoEvents } from './player/useVideoEvents';
import type { FeedControl } from './useFeedControl';

interface FeedViewProps {
  scroller: RefObject<HTMLDivElement | null>;
  control: FeedControl;
  video: ReturnType<typeof useVideoEvents>;
  pages: ReadonlyMap<number, ReelsPage>;
  /** The content of a slot. `player` and `cue` are null unless the slot is on screen. */
  renderSlot: (slot: number, player: PlayerView | null, cue: Cue | null) => ReactNode;
}

/** The scroller with its slots, the videos behind them, and the controls. */
export function FeedView({ scroller, control, video, pages, renderSlot }: FeedViewProps) {
  const { slots, index, player, playing, captions, sound, commands } = control;
  const page = pages.get(index)?.kind;
  return (
    <>
      <div
        ref={scroller}
        // Keeps the scroller reachable by keyboard while it holds nothing focusable.
        tabIndex={page === undefined || page === 'loading' ? 0 : undefined}
        className={styles['scroller']}
      >
        <div className={styles['strip']}>
          {Array.from({ length: slots }, (_, slot) => (
            <article key={slot} data-index={slot} inert={slot !== index} className={styles['slot']}>
              {slot === index
                ? renderSlot(slot, viewOf(player), captions ? video.cue : null)
                : renderSlot(slot, null, null)}
            </article>
          ))}
          <FeedVideos
            current={index}
            pages={pages}
            nextIsDue={video.isNextDue}
            playing={playing}
            muted={sound.muted}
            attempt={player.attempt}
            events={video.events}
          />
        </div>
      </div>
      {page === 'reel' && <ProgressLine key={index} progress={video.progress} index={index} />}
      <FeedControls
        commands={commands}
        muted={sound.muted}
        showSoundHint={!sound.isChosen && viewOf(player) === 'playing'}
        captions={captions}
        atStart={index === 0}
        atEnd={index === slots - 1}
        hasReel={page === 'reel'}
      />
    </>
  );
}
