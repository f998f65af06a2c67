import { describe, expect, it } from 'vitest'
import { encode } from 'uqr'
import { qrPath, quietZone } from './qrPath.ts'

/** Draws a path of boxes back into modules, quiet zone and all. */
function drawn(path: string, size: number): boolean[][] {
  const canvas = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let step = 0; step < Number(length); step += 1) {
      const row = canvas[Number(y)]
      if (row) row[Number(x) + step] = true
    }
  return canvas
}

describe('the path of a QR code', () => {
  it('is one box per run of dark modules', () => {
    expect(qrPath([[true, true, false, true], [], [false, true]])).toBe(
      'M4 4h2v1h-2zM7 4h1v1h-1zM5 6h1v1h-1z',
    )
  })

  it('draws exactly the dark modules of a secret, with light all around', () => {
    const { data, size } = encode('otpauth://totp/Souk:kunle?secret=JBSWY3DPEHPK3PXP&issuer=Souk', {
      border: 0,
    })
    const canvas = drawn(qrPath(data), size + 2 * quietZone)
    const inner = canvas.slice(quietZone, -quietZone).map(row => row.slice(quietZone, -quietZone))
    expect(inner).toEqual(data)
    const dark = (rows: readonly (readonly boolean[])[]) => rows.flat().filter(Boolean).length
    expect(dark(canvas)).toBe(dark(data))
  })
})
