import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Handler, successWith } from '../../action/handler';
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
  if (!saved.ok) return saved;
  const reel = toAdminReelDto(saved.value);
  const files = [reel.videoUrl, reel.posterUrl, reel.captionsUrl, reel.captionsHiUrl ?? ''];
  const missing = files.filter((file) => file !== '' && !existsSync(join(services.config.MEDIA_DIR, file)));
  return successWith(reel, { missing });
};
