import { closeMoment, lazyComponent, useLazyComponent, useMoment, type Moment } from '@reelrupee/platform';
import { useEffect } from 'react';

const momentScreen = lazyComponent(() => import(/* webpackChunkName: "moment" */ './MomentScreen'));

/** Shows full-screen moments; their code is loaded with the first one. */
export function MomentArea() {
  const moment = useMoment();
  return moment && <LoadedMoment key={moment.id} moment={moment} />;
}

function LoadedMoment({ moment }: { moment: Moment }) {
  const { Part: MomentScreen, failed } = useLazyComponent(momentScreen);
  // A moment only repeats what the screens say too.
  useEffect(() => {
    if (failed) closeMoment(moment);
  }, [failed, moment]);
  return MomentScreen && <MomentScreen moment={moment} onClose={() => closeMoment(moment)} />;
}
