import { SIGN_UP_ADDRESS } from '@reelrupee/contract/signUpAddress';
import { useActionQuery, useSession } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { buttonClass, ScreenLayout, Skeleton, useReducedMotion } from '@reelrupee/ui/core';
import { useRef } from 'react';
import { HomeFooter } from './footer/HomeFooter';
import { HowItWorks } from './guide/HowItWorks';
import styles from './HomeScreen.module.css';
import { RechargePlans } from './plans/RechargePlans';
import { ProgressTracker } from './progress/ProgressTracker';
import { PromoCarousel } from './promo/PromoCarousel';
import { SampleReels } from './samples/SampleReels';
import { t } from './texts/texts';

/** The home screen: promo, plans and guide for everyone; for users today’s progress comes first. */
export function HomeScreen() {
  const { isKnown, isLoggedIn, userId, hasLoginMarker } = useSession();
  const place = useRef<HTMLDivElement>(null);
  // Asked for here, since the element below is replaced for members, which would cancel a call of its own.
  const plans = useActionQuery('getPlan', {});
  const behavior = useReducedMotion() ? 'auto' : 'smooth';
  const promo = <PromoCarousel onGetStarted={() => place.current?.scrollIntoView({ behavior })} />;
  const isMember = isKnown && isLoggedIn;
  return (
    <ScreenLayout title={t('Home')} hideTitle>
      {/* Members get their day first. Two places rather than one that moves: moving it would be a layout shift. */}
      {isMember ? <ProgressTracker userId={userId} /> : promo}
      {/* For members it is at another height: a new element, since moving it would be a layout shift too. */}
      <div key={isMember ? 'member' : 'visitor'} ref={place} className={styles['plans']}>
        <RechargePlans plans={plans} />
      </div>
      {isKnown ? (
        <>
          {isMember && promo}
          {!hasLoginMarker && (
            <Link to={SIGN_UP_ADDRESS} className={buttonClass({ block: true })}>
              {t('Sign Up & Start Earning')}
            </Link>
          )}
          <HowItWorks />
          <SampleReels />
          <HomeFooter />
        </>
      ) : (
        // Users and visitors get different content here, so a skeleton is shown until the session is known.
        <Skeleton height="14rem" radius="m" />
      )}
    </ScreenLayout>
  );
}
