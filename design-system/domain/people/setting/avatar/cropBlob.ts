import type { Crop } from './crop.ts'

/** The largest picture that is kept: seven times the largest tile, so that a sharp screen has enough of it. */
const mostPixels = 512

/** Draws the square of a picture over a whole canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, { left, top, side }: Crop): void {
  const context = canvas.getContext('2d')
  if (context === null) return
  context.imageSmoothingQuality = 'high'
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

/** What the square is saved as: photographs stay JPEG, what may be see-through becomes PNG. */
const typeOf = (source: string) => (source === 'image/jpeg' ? 'image/jpeg' : 'image/png')

/** The square as a file, without anything else that the first one told: place, camera, time. */
export function cropBlob(picture: ImageBitmap, crop: Crop, sourceType: string): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.min(mostPixels, Math.round(crop.side)))
  canvas.height = canvas.width
  drawCrop(canvas, picture, crop)
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob === null ? reject(new Error('The canvas made no picture')) : resolve(blob)
    canvas.toBlob(done, typeOf(sourceType), 0.9)
  })
}
