/** The two halves of the picture: its left and its right. */
export const halves = { left: [200, 40, 40], right: [40, 40, 200] } as const

/** A picture twice as wide as it is high, its halves of two colours. */
export async function storyPicture(name = 'me.png', type = 'image/png'): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 400
  canvas.height = 200
  const context = canvas.getContext('2d')
  for (const [index, colour] of [halves.left, halves.right].entries()) {
    if (context === null) break
    context.fillStyle = `rgb(${colour.join(' ')})`
    context.fillRect(index * 200, 0, 200, 200)
  }
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, type))
  return new File(blob === null ? [] : [blob], name, { type })
}

/** The colour of a saved picture at a place, 0 to 1 on each axis, and how large it is. */
export async function lookInto(blob: Blob, x: number, y: number) {
  const picture = await createImageBitmap(blob)
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  const context = canvas.getContext('2d')
  context?.drawImage(picture, 0, 0)
  const at = (share: number, side: number) => Math.min(side - 1, Math.floor(share * side))
  const data = context?.getImageData(at(x, picture.width), at(y, picture.height), 1, 1).data ?? []
  return { colour: [...data].slice(0, 3), width: picture.width, height: picture.height }
}
