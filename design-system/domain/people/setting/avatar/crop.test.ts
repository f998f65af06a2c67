import { describe, expect, it } from 'vitest'
import { firstCrop, mostZoom, moveBy, placeOf, zoomOf, zoomTo } from './crop.ts'

const wide = { width: 400, height: 200 }
const first = firstCrop(wide)

describe('a crop', () => {
  it('begins as the largest square, in the middle', () => {
    expect(first).toEqual({ left: 100, top: 0, side: 200 })
    expect(firstCrop({ width: 30, height: 90 })).toEqual({ left: 0, top: 30, side: 30 })
    expect(zoomOf(first, wide)).toBe(1)
  })

  it('moves against the picture, and stops at its edges', () => {
    expect(moveBy(first, wide, { x: 0.25, y: 0 })).toEqual({ left: 50, top: 0, side: 200 })
    expect(moveBy(first, wide, { x: 9, y: 9 })).toEqual({ left: 0, top: 0, side: 200 })
    expect(moveBy(first, wide, { x: -9, y: -9 })).toEqual({ left: 200, top: 0, side: 200 })
  })

  it('zooms within its limits', () => {
    expect(zoomTo(first, wide, 2)).toEqual({ left: 150, top: 50, side: 100 })
    expect(zoomOf(zoomTo(first, wide, 99), wide)).toBe(mostZoom)
    expect(zoomTo(first, wide, 0)).toEqual(first)
  })

  it('keeps what is under the fingers under them', () => {
    const at = { x: 0.25, y: 0.75 }
    const zoomed = zoomTo(first, wide, 2, at)
    const under = (crop: typeof first) => [crop.left + at.x * crop.side, crop.top + at.y * crop.side]
    expect(under(zoomed)).toEqual(under(first))
  })

  it('comes back inside when it grows at an edge', () => {
    const corner = moveBy(zoomTo(first, wide, 4), wide, { x: 99, y: 99 })
    expect(corner).toEqual({ left: 0, top: 0, side: 50 })
    expect(zoomTo(corner, wide, 1)).toEqual({ left: 0, top: 0, side: 200 })
  })

  it('tells where it stands', () => {
    expect(placeOf(first, wide)).toEqual({ x: 0.5, y: 0.5 })
    expect(placeOf(moveBy(first, wide, { x: -9, y: 0 }), wide)).toEqual({ x: 1, y: 0.5 })
  })
})
