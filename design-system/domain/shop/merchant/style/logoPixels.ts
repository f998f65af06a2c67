/** A logo is measured as small as this: its main colours are the same. */
const side = 64

/** The pixels of a picture of this origin, as RGBA. Rejects when it does not load. */
export async function logoPixels(url: string): Promise<Uint8ClampedArray> {
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return new Uint8ClampedArray()
  context.drawImage(image, 0, 0, side, side)
  return context.getImageData(0, 0, side, side).data
}
