import { LOCALES } from '@reelrupee/contract/languages';
import { useLanguage } from '@reelrupee/platform';
import { useEffect, useRef, useState } from 'react';
import { cx } from '../core/cx';
import { IconButton } from '../core/IconButton';
import { Volume2 } from '../icons';
import styles from './SpeakAmount.module.css';
import { spokenAmount } from './spokenAmount';
import { t } from './texts/texts';
import { useVoice } from './useVoice';

export interface SpeakAmountProps {
  /** Meaning of the amount, in the current language. */
  label: string;
  /** Rupees; nothing is shown while they are unknown. */
  amount: number | null | undefined;
}

/** A button that says an amount in the language of the app; nothing where the browser has no voice for it. */
export default function SpeakAmount({ label, amount }: SpeakAmountProps) {
  const language = useLanguage();
  const voice = useVoice(language);
  const [isSpeaking, setIsSpeaking] = useState(false);
  /** The utterance of this button. Another button that speaks ends it. */
  const own = useRef<SpeechSynthesisUtterance | null>(null);
  useEffect(
    () => () => {
      if (own.current) speechSynthesis.cancel();
    },
    [],
  );
  if (!voice || typeof amount !== 'number') return null;

  function end() {
    own.current = null;
    setIsSpeaking(false);
  }

  function speak(spoken: string) {
    const speech = new SpeechSynthesisUtterance(spoken);
    speech.voice = voice;
    speech.lang = LOCALES[language];
    speech.onend = speech.onerror = () => own.current === speech && end();
    speechSynthesis.cancel();
    speechSynthesis.speak(speech);
    own.current = speech;
    setIsSpeaking(true);
  }

  function toggle(spoken: string) {
    if (!isSpeaking) return speak(spoken);
    speechSynthesis.cancel();
    end();
  }

  return (
    <IconButton
      label={t('Listen: {label}', { label })}
      aria-pressed={isSpeaking}
      className={cx(styles['button'], isSpeaking && styles['speaking'])}
      onClick={() => toggle(`${label}: ${spokenAmount(amount)}`)}
    >
      <Volume2 size={20} aria-hidden />
    </IconButton>
  );
}
