import type { UserPlan } from '@reelrupee/contract/entities';
import { useReducedMotion } from '@reelrupee/ui/core';
import { useEffect, useRef, useState } from 'react';
import type { FeedCommand } from './input/commands';
import styles from './Feed.module.css';
import { FeedControls } from './input/FeedControls';
import { firstExtent } from './pages/feedExtent';
import { FeedVideos } from './player/FeedVideos';
import type { Opening } from './pages/opening';
import { ReelPageSlot } from './slots/ReelPageSlot';
import { shouldPlay, viewOf } from './player/player';
import { ProgressLine } from './player/ProgressLine';
import { resumeReports, useCreditedCount } from './reports/reports';
import { useDocumentVisible } from './player/useDocumentVisible';
import { useFeedKeys } from './input/useFeedKeys';
import { useFeedWheel } from './input/useFeedWheel';
import { useHasBegun } from './player/useHasBegun';
import { useNearEnd } from './pages/useNearEnd';
import { usePlayer } from './player/usePlayer';
import { useVideoEvents } from './player/useVideoEvents';
import { useReelPages, type FeedOwner } from './pages/useReelPages';
import { useSlotScroll } from './slots/useSlotScroll';
import { useSound } from './player/useSound';
import { useStoredFlag } from './player/useStoredFlag';
import { useUnwatchedSlot } from './slots/useUnwatchedSlot';
import { useVisibleSlot } from './slots/useVisibleSlot';

interface FeedProps {
  owner: FeedOwner;
  /** Null when the user does not have the plan; the provider then says so. */
  userPlan: UserPlan | null;
  /** The slot to open at. */
  start: number;
  /** Pages that have come already, by slot. */
  known: Opening['known'] | undefined;
}

/** The vertical feed. */
export function Feed({ owner, userPlan, start: opensAt, known }: FeedProps) {
  const [start] = useState(opensAt);
  const [extent, setExtent] = useState(() => firstExtent(start));
  const [captions, setCaptions] = useStoredFlag('reelrupee.feed.captions', true);
  const sound = useSound();
  const reducedMotion = useReducedMotion();
  const documentVisible = useDocumentVisible();
  const scroller = useRef<HTMLDivElement>(null);
  const { index, isVisible } = useVisibleSlot(scroller, extent.slots, start);
  const reached = useNearEnd(scroller, extent.slots, start);
  const [player, send] = usePlayer(index, !reducedMotion);
  const hasBegun = useHasBegun(player);
  const pages = useReelPages(owner, { current: index, reached, extent, setExtent, known, hasBegun });
  const scrollTo = useSlotScroll(scroller, start, reducedMotion);
  const page = pages.get(index);
  const { news, shares, cue, isNextDue } = useVideoEvents(owner, {
    index,
    reel: page?.kind === 'reel' ? page.reel : null,
    send,
    onSoundRefused: sound.refuse,
  });
  const findUnwatched = useUnwatchedSlot(owner, pages);
  const credited = useCreditedCount(owner);
  const watchedToday = Math.max(userPlan?.reelsWatchedToday ?? 0, credited);

  useEffect(() => resumeReports(owner.userId), [owner.userId]);

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
        // While nothing in it takes the focus, keyboards still reach what scrolls.
        tabIndex={page === undefined || page.kind === 'loading' ? 0 : undefined}
        className={styles['scroller']}
      >
        <div className={styles['strip']}>
          {Array.from({ length: extent.slots }, (_, slot) => (
            <article key={slot} data-index={slot} inert={slot !== index} className={styles['slot']}>
              <ReelPageSlot
                page={pages.get(slot)}
                owner={owner}
                userPlan={userPlan}
                watchedToday={watchedToday}
                reels={extent.reels}
                player={slot === index ? viewOf(player) : null}
                cue={captions && slot === index ? cue : ''}
                onToggle={commands.toggle}
                onReplay={() => send({ kind: 'replayed' })}
                onRetry={() => send({ kind: 'retried' })}
                onNext={commands.next}
                onBackTo={() => scrollTo(findUnwatched(extent.reels ?? 0) ?? 0)}
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
            news={news}
          />
        </div>
      </div>
      {page?.kind === 'reel' && <ProgressLine key={index} shares={shares} index={index} />}
      <FeedControls
        commands={commands}
        muted={sound.muted}
        captions={captions}
        atStart={index === 0}
        atEnd={index === extent.slots - 1}
        hasReel={page?.kind === 'reel'}
      />
    </>
  );
}
