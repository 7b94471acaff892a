import { useCallback, useId, useRef, useState } from 'react';
import { Button } from '../core/Button';
import { ProgressBar } from '../core/ProgressBar';
import { VisuallyHidden } from '../core/VisuallyHidden';
import { ImageUp } from '../icons';
import { checkImage, type ImageMistake } from './checkImage';
import styles from './ImagePicker.module.css';
import { isLargeImage, smallerImage } from './largeImage';
import { t } from '../texts/texts';

interface ImagePickerProps {
  label: string;
  /** Alternative text of the preview, as in "The chosen screenshot". */
  imageName: string;
  file: File | null;
  /** Called with the chosen image, or null when it is removed. */
  onChange: (file: File | null) => void;
  error?: string | undefined;
  /** Upload progress, 0 to 1; null if no upload is running. */
  progress?: number | null;
}

/** Picks one image and shows its preview and upload progress. The form does the upload. */
export function ImagePicker({ label, imageName, file, onChange, error, progress = null }: ImagePickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [fileError, setFileError] = useState<ImageMistake | null>(null);
  const isUploading = progress !== null;
  const [isPreparing, setIsPreparing] = useState(false);
  const message = isPreparing ? '' : fileError ? t(fileError) : error;

  function choose(chosen: File | undefined) {
    if (!chosen || isUploading || isPreparing) return;
    if (isLargeImage(chosen)) void prepare(chosen);
    else take(chosen);
  }

  async function prepare(chosen: File) {
    setIsPreparing(true);
    // An earlier image must not be sent in its place.
    onChange(null);
    const smaller = await smallerImage(chosen);
    setIsPreparing(false);
    take(smaller);
  }

  function take(image: File) {
    const invalid = checkImage(image);
    setFileError(invalid);
    if (!invalid) onChange(image);
  }

  function remove() {
    setFileError(null);
    onChange(null);
  }

  return (
    <div role="group" aria-labelledby={id} className={styles['picker']}>
      <span id={id} className={styles['label']}>
        {label}
      </span>
      {file && (
        <Preview
          file={file}
          name={imageName}
          onUnreadable={() => {
            setFileError('This image cannot be read. Please choose another one.');
            onChange(null);
          }}
        />
      )}
      <div
        className={styles['actions']}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          choose(event.dataTransfer.files[0]);
        }}
      >
        <input
          ref={input}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp"
          onChange={({ currentTarget }) => {
            choose(currentTarget.files?.[0]);
            // The same file may be chosen again, after it was removed.
            currentTarget.value = '';
          }}
        />
        <Button
          variant="secondary"
          block
          disabled={isUploading}
          busy={isPreparing}
          className={styles['choose']}
          onClick={() => input.current?.click()}
        >
          <ImageUp size={20} aria-hidden /> {file ? t('Change image') : t('Choose an image')}
        </Button>
        {file && !isUploading && (
          <Button variant="quiet" onClick={remove}>
            {t('Remove')}
            <VisuallyHidden> {t('image')}</VisuallyHidden>
          </Button>
        )}
      </div>
      {isUploading && <ProgressBar share={progress} label={t('Upload progress')} />}
      <p role="alert" className={styles['error']}>
        {message}
      </p>
    </div>
  );
}

interface PreviewProps {
  file: File;
  name: string;
  onUnreadable: () => void;
}

function Preview({ file, name, onUnreadable }: PreviewProps) {
  // The object URL is revoked when the image is unmounted.
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} alt={name} className={styles['preview']} onError={onUnreadable} />;
}
