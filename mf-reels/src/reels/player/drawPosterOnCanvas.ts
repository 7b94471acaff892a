interface PosterSource {
  url: string;
  priority: 'high' | 'low';
  /** Cancels the load. */
  signal: AbortSignal;
}

/**
 * Paints an image onto a canvas at its natural size. For an `img`, Chromium keeps the decoded pixels long after the
 * element is gone, half a megabyte per reel. If the image fails to load, the canvas stays empty.
 */
export async function drawPosterOnCanvas(
  canvas: HTMLCanvasElement,
  { url, priority, signal }: PosterSource,
): Promise<void> {
  try {
    const bitmap = await createImageBitmap(await load(url, priority, signal));
    if (signal.aborted) return bitmap.close();
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
  } catch {
    // Without a poster the slot stays black until the video plays; video errors are handled separately.
  }
}

function load(url: string, priority: 'high' | 'low', signal: AbortSignal): Promise<HTMLImageElement> {
  const image = new Image();
  image.fetchPriority = priority;
  return new Promise((resolve, reject) => {
    image.onload = () => resolve(image);
    image.onerror = reject;
    image.src = url;
    signal.addEventListener('abort', () => {
      image.src = '';
      reject(signal.reason as Error);
    });
  });
}
