import { type Crop, sideOf } from './crop';

/** Pixels of a side: what the largest place that shows it needs, on sharp screens. */
const SENT = 512;
const QUALITY = 0.9;

export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const side = sideOf(picture, crop);
  pen.imageSmoothingQuality = 'high';
  // What is see-through would be black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(
    picture,
    crop.x - side / 2,
    crop.y - side / 2,
    side,
    side,
    0,
    0,
    canvas.width,
    canvas.height,
  );
}

/** The part as a file. @throws Error where the browser makes none */
export function cropped(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: SENT, height: SENT });
  drawCrop(canvas, picture, crop);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas has no picture.'))),
      'image/jpeg',
      QUALITY,
    );
  });
}
