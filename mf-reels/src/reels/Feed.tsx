import { navigateTo, routes, type UserPlan } from '@reelrupee/platform';
import { useEffect, useRef, useState } from 'react';
import { FeedView } from './FeedView';
import { useDayMoment } from './moment/useDayMoment';
import { initialExtent } from './pagination/feedExtent';
import type { FeedStart } from './pagination/feedStart';
import { useNearEnd } from './pagination/useNearEnd';
import type { FeedOwner } from './pagination/pagePayload';
import { useReelsPages } from './pagination/useReelsPages';
import { useHasStarted } from './player/useHasStarted';
import { useVideoEvents } from './player/useVideoEvents';
import { beginPlanDay, resumeReports, useCreditedCount } from './reports/reports';
import { FeedSlot } from './slots/FeedSlot';
import { useUnwatchedSlot } from './slots/useUnwatchedSlot';
import { useFeedControl } from './useFeedControl';
import { useIsNewDay } from './useIsNewDay';

interface FeedProps {
  owner: FeedOwner;
  /** Null if the user does not have the plan; the provider then refuses its reels. */
  userPlan: UserPlan | null;
  /** All plans of the user; undefined if they could not be loaded. */
  plans: readonly UserPlan[] | undefined;
  /** The slot that is shown first. */
  start: number;
  /** Preloaded pages, by slot. */
  preloaded: FeedStart['preloaded'] | undefined;
}

/** The vertical feed of reels. */
export function Feed({ owner, userPlan, plans, start: initialSlot, preloaded }: FeedProps) {
  const [start] = useState(initialSlot);
  const [extent, setExtent] = useState(() => initialExtent(start));
  const scroller = useRef<HTMLDivElement>(null);
  const control = useFeedControl(scroller, extent.slots, start);
  const { index, player, send, scrollTo, commands } = control;
  const reached = useNearEnd(scroller, extent.slots, start);
  const hasStarted = useHasStarted(player);
  const { userId, planId } = owner;
  const day = userPlan?.dayNumber;
  const pages = useReelsPages(owner, {
    day,
    current: index,
    reached,
    extent,
    setExtent,
    preloaded,
    hasStarted,
  });
  const page = pages.get(index);
  const video = useVideoEvents(owner, {
    index,
    reel: page?.kind === 'reel' ? page.reel : null,
    send,
    onSoundRefused: control.sound.refuse,
  });
  const findUnwatched = useUnwatchedSlot(owner, pages);
  const shownSlot = useRef(index);
  useEffect(() => {
    shownSlot.current = index;
  }, [index]);
  const showSkipped = async () => {
    const slot = await findUnwatched(extent.reels ?? 0);
    // The viewer may have gone on meanwhile.
    if (shownSlot.current === index) scrollTo(slot);
  };
  const credited = useCreditedCount(owner);
  const watchedToday = latestCount(userPlan?.reelsWatchedToday, credited);

  useEffect(() => beginPlanDay({ userId, planId }, day), [userId, planId, day]);
  useEffect(() => resumeReports(userId), [userId]);
  useDayMoment(userPlan, plans);
  const isNewDay = useIsNewDay(userPlan, {
    slot: index,
    isAtEnd: page?.kind === 'end',
    watchKey: video.watchKey,
  });
  const hasEnded = userPlan?.status === 'ended';
  useEffect(() => {
    if (!isNewDay) return;
    // A reload keeps the navigation state, whose plan has ended.
    if (hasEnded) navigateTo(routes.reels, { replace: true });
    // A feed may be left open overnight, or play at midnight.
    location.reload();
  }, [isNewDay, hasEnded]);

  return (
    <FeedView
      scroller={scroller}
      control={control}
      video={video}
      pages={pages}
      renderSlot={(slot, shown, cue) => (
        <FeedSlot
          page={pages.get(slot)}
          owner={owner}
          watchKey={shown && video.watchKey}
          userPlan={userPlan}
          watchedToday={watchedToday}
          reels={extent.reels}
          player={shown}
          muted={control.sound.muted}
          cue={cue}
          onToggle={commands.toggle}
          onReplay={() => send({ kind: 'replayed' })}
          onRetry={() => send({ kind: 'retried' })}
          onNext={commands.next}
          onShowSkipped={showSkipped}
        />
      )}
    />
  );
}

/** The greater of the plan's count and that of the last credit; undefined if neither is known. */
function latestCount(ofPlan: number | undefined, credited: number): number | undefined {
  return ofPlan === undefined && credited === 0 ? undefined : Math.max(ofPlan ?? 0, credited);
}
