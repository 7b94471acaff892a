/** Frequencies in Hz of a coin’s two tones. */
const TONES = [988, 1319] as const;
const TONE_S = 0.08;
const FADE_S = 0.35;
const VOLUME = 0.12;

/** Plays the sound of a coin. Browsers that block sound stay silent. */
export function playCoin(): void {
  if (!('AudioContext' in window)) return;
  const audio = new AudioContext();
  const gain = audio.createGain();
  gain.connect(audio.destination);
  const start = audio.currentTime;
  gain.gain.setValueAtTime(VOLUME, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + TONE_S + FADE_S);
  const tone = audio.createOscillator();
  tone.connect(gain);
  TONES.forEach((frequency, index) => tone.frequency.setValueAtTime(frequency, start + index * TONE_S));
  tone.onended = () => void audio.close();
  tone.start(start);
  tone.stop(start + TONE_S + FADE_S);
}
