import { describe, expect, it } from 'vitest'
import { tileMotifs, tileOf, tilePalettes } from './tile.ts'

const names = Array.from({ length: 2000 }, (_, index) => `trader_${index.toString(36)}`)

describe('tileOf', () => {
  it('draws the same tile for a name, whatever its capitals', () => {
    expect(tileOf('LagosCoin')).toEqual(tileOf('lagoscoin'))
  })

  it('keeps the tiles that people already know', () => {
    const known = ['lagoscoin', 'kunle_o', 'adaeze_fx'].map(name => {
      const { palette, motif } = tileOf(name)
      return `${name}: ${palette} ${motif}`
    })
    expect(known).toMatchInlineSnapshot(`
      [
        "lagoscoin: jade-light star",
        "kunle_o: lapis-light corners",
        "adaeze_fx: jade-light pinwheel",
      ]
    `)
  })

  it('spreads names over every palette and motif, none twice as often as its share', () => {
    const seen = new Map<string, number>()
    for (const name of names) {
      const { palette, motif } = tileOf(name)
      const key = `${palette} ${motif}`
      seen.set(key, (seen.get(key) ?? 0) + 1)
    }
    const kinds = tilePalettes.length * tileMotifs.length
    expect(seen.size).toBe(kinds)
    expect(Math.max(...seen.values())).toBeLessThan((2 * names.length) / kinds)
  })
})
