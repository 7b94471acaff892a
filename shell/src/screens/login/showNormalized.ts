/** A blur handler that shows the value as it will be sent, so that the user can check it. */
export function showNormalized(normalize: (text: string) => string) {
  return ({ target }: { target: HTMLInputElement }) => {
    const value = normalize(target.value);
    if (target.value !== value) target.value = value;
  };
}
