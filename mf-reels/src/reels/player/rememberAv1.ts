import { AV1_FLAG } from './av1';

/** As the reels are: the highest bit rates of the pack, in bit/s. */
const AV1_REEL: MediaDecodingConfiguration = {
  type: 'file',
  video: {
    contentType: 'video/mp4; codecs="av01.0.04M.08"',
    width: 480,
    height: 854,
    framerate: 24,
    bitrate: 100_000,
  },
  audio: { contentType: 'audio/mp4; codecs="opus"', channels: '1', samplerate: 48_000, bitrate: 32_000 },
};

/** Stores for later visits whether this device plays reels in AV1, and gives it. */
export async function rememberAv1(): Promise<boolean> {
  const decodes = await decodesAv1();
  try {
    localStorage.setItem(AV1_FLAG, decodes ? 'on' : 'off');
  } catch {
    // With a full storage the next visit examines the device again.
  }
  return decodes;
}

/** True if it does so smoothly and in hardware: a decoder in software would pay for saved data with the battery. */
async function decodesAv1(): Promise<boolean> {
  try {
    const info = await navigator.mediaCapabilities.decodingInfo(AV1_REEL);
    return info.supported && info.smooth && info.powerEfficient;
  } catch {
    // Browsers without the API, or that do not know the configuration.
    return false;
  }
}
