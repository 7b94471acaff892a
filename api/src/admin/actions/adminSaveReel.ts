import { type Handler, success } from '../../action/handler';
import { saveReel } from '../../reels/saveReel';
import { toAdminReelDto } from '../adminReels';

export const adminSaveReel: Handler<'adminSaveReel'> = async ({ payload }, services) => {
  const columns = {
    title: payload.title,
    video_path: payload.videoUrl,
    poster_path: payload.posterUrl,
    captions_path: payload.captionsUrl,
    duration_ms: Math.round(payload.duration * 1000),
  };
  const { _id: id, titleHi, captionsHiUrl: captionsHi, position, active } = payload;
  const saved = await saveReel({ id, columns, titleHi, captionsHi, position, active }, services);
  return saved.ok ? success(toAdminReelDto(saved.value)) : saved;
};
