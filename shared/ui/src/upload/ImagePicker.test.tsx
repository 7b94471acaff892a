// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ImagePicker } from '.';

beforeEach(() => {
  // jsdom has neither.
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
});
afterEach(cleanup);

function Form() {
  const [file, setFile] = useState<File | null>(null);
  return (
    <ImagePicker
      label="Screenshot"
      imageName="The chosen screenshot"
      file={file}
      onChange={setFile}
      error={file ? undefined : 'A screenshot is required.'}
    />
  );
}

function choose(name: string, type: string): void {
  const input = document.querySelector('input');
  if (!input) throw new Error('The picker has no input');
  fireEvent.change(input, { target: { files: [new File(['x'], name, { type })] } });
}

test('the mistake of a file is forgotten once the image is removed, so that the form says what is missing', () => {
  render(<Form />);
  choose('paid.png', 'image/png');
  choose('paid.pdf', 'application/pdf');
  expect(screen.getByRole('alert').textContent).toBe('Please choose a JPEG, PNG or WebP image.');
  fireEvent.click(screen.getByRole('button', { name: /^Remove/ }));
  expect(screen.getByRole('alert').textContent).toBe('A screenshot is required.');
});
