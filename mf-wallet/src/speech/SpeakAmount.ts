export { SpeakAmount as default } from '@reelrupee/ui/speech';
