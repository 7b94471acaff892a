/** The captions of a lesson in Hindi, one for each in English. Throws with the file named if there are none. */
export function hindiOf(lessonJson: string, file: string): readonly string[] {
  const { hindi } = JSON.parse(lessonJson) as { readonly hindi?: unknown };
  if (!Array.isArray(hindi) || !hindi.every((v): v is string => typeof v === 'string' && v.trim() !== ''))
    throw new Error(`${file}: "hindi" must be a list of texts, one for each English caption`);
  return hindi;
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
