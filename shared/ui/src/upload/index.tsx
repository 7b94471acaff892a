import { Progress, Upload } from 'antd';
import { useCallback, useId, useState } from 'react';
import { Button } from '../core/Button';
import { VisuallyHidden } from '../core/VisuallyHidden';
import { ImageUp } from '../icons';
import { AntdTheme } from '../theme/AntdTheme';
import { checkImage } from './checkImage';
import styles from './ImagePicker.module.css';

/** Said of what calls itself an image, and is none that a browser can draw. */
const UNREADABLE = 'This image cannot be read. Please choose another one.';

interface ImagePickerProps {
  label: string;
  /** What the chosen image is called where it is shown, as in "The chosen screenshot". */
  imageName: string;
  file: File | null;
  /** Told the chosen image, or null when it is taken away again. */
  onChange: (file: File | null) => void;
  error?: string | undefined;
  /** Sent share of a running upload, 0 to 1; null when none runs. */
  progress?: number | null;
}

/** Picks one image, shows it, and shows how far its upload is. Sending is the form's. */
export function ImagePicker({ label, imageName, file, onChange, error, progress = null }: ImagePickerProps) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const message = problem ?? error;
  return (
    <AntdTheme>
      <div role="group" aria-labelledby={id} className={styles['picker']}>
        <span id={id} className={styles['label']}>
          {label}
        </span>
        {file && (
          <Preview
            file={file}
            name={imageName}
            onUnreadable={() => {
              setProblem(UNREADABLE);
              onChange(null);
            }}
          />
        )}
        <div className={styles['actions']}>
          <Upload
            accept="image/jpeg,image/png,image/webp"
            maxCount={1}
            showUploadList={false}
            beforeUpload={(chosen) => {
              const found = checkImage(chosen);
              setProblem(found);
              if (!found) onChange(chosen);
              return false;
            }}
          >
            <Button variant="secondary" block disabled={progress !== null}>
              <ImageUp size={20} aria-hidden /> {file ? 'Change image' : 'Choose an image'}
            </Button>
          </Upload>
          {file && progress === null && (
            <Button variant="quiet" onClick={() => onChange(null)}>
              Remove<VisuallyHidden> image</VisuallyHidden>
            </Button>
          )}
        </div>
        {progress !== null && <Progress percent={Math.round(progress * 100)} aria-label="Upload progress" />}
        <p role="alert" className={styles['error']}>
          {message}
        </p>
      </div>
    </AntdTheme>
  );
}

interface PreviewProps {
  file: File;
  name: string;
  onUnreadable: () => void;
}

function Preview({ file, name, onUnreadable }: PreviewProps) {
  // The file's address lives as long as the image that shows it, and is then given back to the browser.
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
