/** Title and captions of a lesson in Hindi. */
export interface HindiTexts {
  readonly title: string;
  /** One for each English caption, in order. */
  readonly captions: readonly string[];
}

/** The Hindi texts of a lesson. Throws with the file named if one is missing. */
export function hindiOf(lessonJson: string, file: string): HindiTexts {
  const { titleHi, hindi } = JSON.parse(lessonJson) as {
    readonly titleHi?: unknown;
    readonly hindi?: unknown;
  };
  if (typeof titleHi !== 'string' || titleHi.trim() === '')
    throw new Error(`${file}: "titleHi" must be a text`);
  if (!Array.isArray(hindi) || !hindi.every((v): v is string => typeof v === 'string' && v.trim() !== ''))
    throw new Error(`${file}: "hindi" must be a list of texts, one for each English caption`);
  return { title: titleHi, captions: hindi };
}

/** WebVTT with the times of `english` and the given texts. Throws unless there is one text for each cue. */
export function translated(english: string, texts: readonly string[], slug: string): string {
  const [head = '', ...cues] = english.trim().split(/\n\n+/);
  if (cues.length !== texts.length)
    throw new Error(`${slug}: ${texts.length} Hindi captions for ${cues.length} English ones`);
  const blocks = texts.map((text, i) => {
    const times = cues[i]?.split('\n')[0] ?? '';
    return `${times}\n${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}`;
  });
  return `${[head, ...blocks].join('\n\n')}\n`;
}
