/** Longest side in pixels; more than the provider keeps. */
const MAX_SIDE = 2000;
const QUALITY = 0.85;

/** A smaller JPEG of an image, the right way up; rejects if the browser cannot make one. */
export async function shrinkImage(file: File): Promise<File> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const jpeg = await toJpeg(drawSmaller(image));
  // Decoded, a photo takes 50 MB, which a phone needs back at once.
  image.close();
  return new File([jpeg], 'image.jpg', { type: jpeg.type });
}

function drawSmaller(image: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, MAX_SIDE / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  // JPEG has no transparency, and would show it black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function toJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (jpeg) => (jpeg ? resolve(jpeg) : reject(new Error('No memory for the image'))),
      'image/jpeg',
      QUALITY,
    );
  });
}
