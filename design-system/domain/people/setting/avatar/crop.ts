/** How large a picture is, in its own pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** The square of a picture that is used, in the picture's own pixels; always inside of it. */
export interface Crop {
  readonly left: number
  readonly top: number
  readonly side: number
}

/** A place in the square, or a way across it: 1 is a whole side. */
export interface Share {
  readonly x: number
  readonly y: number
}

/** Beyond this a face is more pixels than person. */
export const mostZoom = 4

const middle: Share = { x: 0.5, y: 0.5 }

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
const shorter = ({ width, height }: PictureSize) => Math.min(width, height)

const inside = ({ left, top, side }: Crop, { width, height }: PictureSize): Crop => ({
  left: clamp(left, 0, width - side),
  top: clamp(top, 0, height - side),
  side,
})

/** The largest square, in the middle. */
export function firstCrop(picture: PictureSize): Crop {
  const side = shorter(picture)
  return { left: (picture.width - side) / 2, top: (picture.height - side) / 2, side }
}

/** How much larger than at first a crop shows the picture, from 1. */
export const zoomOf = (crop: Crop, picture: PictureSize) => shorter(picture) / crop.side

/** Zooms; what is under `at` stays there, as far as the picture reaches. */
export function zoomTo(crop: Crop, picture: PictureSize, zoom: number, at: Share = middle): Crop {
  const side = shorter(picture) / clamp(zoom, 1, mostZoom)
  const gone = crop.side - side
  return inside({ left: crop.left + gone * at.x, top: crop.top + gone * at.y, side }, picture)
}

/** Moves the picture under the square: to the right shows more of its left. */
export function moveBy(crop: Crop, picture: PictureSize, { x, y }: Share): Crop {
  return inside({ ...crop, left: crop.left - x * crop.side, top: crop.top - y * crop.side }, picture)
}

/** Where the square stands, 0 to 1 of the room that it has on each axis; half where it has none. */
export function placeOf(crop: Crop, { width, height }: PictureSize): Share {
  const share = (start: number, room: number) => (room <= 0 ? 0.5 : start / room)
  return { x: share(crop.left, width - crop.side), y: share(crop.top, height - crop.side) }
}
