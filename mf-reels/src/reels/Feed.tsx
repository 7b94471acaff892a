import type { UserPlan } from '@reelrupee/platform';
import { useDocumentVisible, useReducedMotion } from '@reelrupee/ui/core';
import { useEffect, useRef, useState } from 'react';
import type { FeedCommand } from './input/commands';
import styles from './Feed.module.css';
import { FeedControls } from './input/FeedControls';
import { initialExtent } from './pagination/feedExtent';
import { FeedVideos } from './player/FeedVideos';
import type { FeedStart } from './pagination/feedStart';
import { FeedSlot } from './slots/FeedSlot';
import { shouldPlay, viewOf } from './player/player';
import { ProgressLine } from './player/ProgressLine';
import { resumeReports, useCreditedCount } from './reports/reports';
import { useDayMoment } from './moment/useDayMoment';
import { useFeedKeys } from './input/useFeedKeys';
import { useFeedWheel } from './input/useFeedWheel';
import { useHasStarted } from './player/useHasStarted';
import { useNearEnd } from './pagination/useNearEnd';
import { usePlayer } from './player/usePlayer';
import { useVideoEvents } from './player/useVideoEvents';
import { useReelsPages, type FeedOwner } from './pagination/useReelsPages';
import { useSlotScroll } from './slots/useSlotScroll';
import { useSound } from './player/useSound';
import { useStoredFlag } from './player/useStoredFlag';
import { useUnwatchedSlot } from './slots/useUnwatchedSlot';
import { useVisibleSlot } from './slots/useVisibleSlot';

interface FeedProps {
  owner: FeedOwner;
  /** Null if the user does not have the plan; the provider then refuses its reels. */
  userPlan: UserPlan | null;
  /** The slot that is shown first. */
  start: number;
  /** Preloaded pages, by slot. */
  preloaded: FeedStart['preloaded'] | undefined;
}

/** The vertical feed of reels. */
export function Feed({ owner, userPlan, start: initialSlot, preloaded }: FeedProps) {
  const [start] = useState(initialSlot);
  const [extent, setExtent] = useState(() => initialExtent(start));
  const [captions, setCaptions] = useStoredFlag('reelrupee.feed.captions', true);
  const sound = useSound();
  const reducedMotion = useReducedMotion();
  const documentVisible = useDocumentVisible();
  const scroller = useRef<HTMLDivElement>(null);
  const { index, isVisible } = useVisibleSlot(scroller, extent.slots, start);
  const reached = useNearEnd(scroller, extent.slots, start);
  const [player, send] = usePlayer(index, !reducedMotion);
  const hasStarted = useHasStarted(player);
  const pages = useReelsPages(owner, { current: index, reached, extent, setExtent, preloaded, hasStarted });
  const scrollTo = useSlotScroll(scroller, start, reducedMotion);
  const page = pages.get(index);
  const { events, progress, cue, isNextDue } = useVideoEvents(owner, {
    index,
    reel: page?.kind === 'reel' ? page.reel : null,
    send,
    onSoundRefused: sound.refuse,
  });
  const findUnwatched = useUnwatchedSlot(owner, pages);
  const credited = useCreditedCount(owner);
  const watchedToday = latestCount(userPlan?.reelsWatchedToday, credited);

  useEffect(() => resumeReports(owner.userId), [owner.userId]);
  useDayMoment(userPlan);

  const commands: Record<FeedCommand, () => void> = {
    next: () => scrollTo(Math.min(index + 1, extent.slots - 1)),
    previous: () => scrollTo(Math.max(index - 1, 0)),
    toggle: () => send({ kind: 'toggled' }),
    mute: sound.toggle,
    captions: () => setCaptions(!captions),
  };
  useFeedKeys((command) => commands[command]());
  useFeedWheel(scroller, (command) => commands[command]());

  return (
    <>
      <div
        ref={scroller}
        // Keeps the scroller reachable by keyboard while it holds nothing focusable.
        tabIndex={page === undefined || page.kind === 'loading' ? 0 : undefined}
        className={styles['scroller']}
      >
        <div className={styles['strip']}>
          {Array.from({ length: extent.slots }, (_, slot) => (
            <article key={slot} data-index={slot} inert={slot !== index} className={styles['slot']}>
              <FeedSlot
                page={pages.get(slot)}
                owner={owner}
                userPlan={userPlan}
                watchedToday={watchedToday}
                reels={extent.reels}
                player={slot === index ? viewOf(player) : null}
                muted={sound.muted}
                cue={captions && slot === index ? cue : ''}
                onToggle={commands.toggle}
                onReplay={() => send({ kind: 'replayed' })}
                onRetry={() => send({ kind: 'retried' })}
                onNext={commands.next}
                onShowSkipped={() => scrollTo(findUnwatched(extent.reels ?? 0) ?? 0)}
              />
            </article>
          ))}
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
      {page?.kind === 'reel' && <ProgressLine key={index} progress={progress} index={index} />}
      <FeedControls
        commands={commands}
        muted={sound.muted}
        showSoundHint={!sound.isChosen && viewOf(player) === 'playing'}
        captions={captions}
        atStart={index === 0}
        atEnd={index === extent.slots - 1}
        hasReel={page?.kind === 'reel'}
      />
    </>
  );
}

/** The greater of the plan's count and that of the last credit; undefined if neither is known. */
function latestCount(ofPlan: number | undefined, credited: number): number | undefined {
  return ofPlan === undefined && credited === 0 ? undefined : Math.max(ofPlan ?? 0, credited);
}
