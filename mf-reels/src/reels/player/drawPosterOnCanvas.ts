interface Picture {
  url: string;
  priority: 'high' | 'low';
  /** Says that nobody waits for it any more. */
  signal: AbortSignal;
}

/**
 * Draws a picture onto a canvas, in its own size. Of an `img` the browser would keep what it has decoded long after
 * the element is gone, half a megabyte a reel. A picture that cannot be had leaves the canvas empty.
 */
export async function drawPosterOnCanvas(
  canvas: HTMLCanvasElement,
  { url, priority, signal }: Picture,
): Promise<void> {
  try {
    const bitmap = await createImageBitmap(await load(url, priority, signal));
    if (signal.aborted) return bitmap.close();
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
  } catch {
    // A reel without its picture is black until its video plays, which says of itself what fails.
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
