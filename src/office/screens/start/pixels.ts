/** A logo says its colours in so many pixels a side. */
const SIDE = 96;

/** The pixels of a picture, small, as red, green, blue and alpha. */
export async function pixelsOf(address: string): Promise<Uint8ClampedArray> {
  const answer = await fetch(address, { credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`There is no picture: ${answer.status}`);
  const bitmap = await createImageBitmap(await answer.blob());
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('Nothing can be drawn here');
  drawing.drawImage(bitmap, 0, 0, SIDE, SIDE);
  bitmap.close();
  return drawing.getImageData(0, 0, SIDE, SIDE).data;
}
