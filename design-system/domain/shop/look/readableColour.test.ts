import { describe, expect, it } from 'vitest'
import { contrastRatio } from '../../../tokens/contrast.ts'
import { readableOn } from './readableColour.ts'

const channels = ['00', '33', '66', '99', 'cc', 'ff']
const every = channels.flatMap(red =>
  channels.flatMap(green => channels.map(blue => `#${red}${green}${blue}`)),
)
const panels = ['#ffffff', '#13171d', '#777777', '#2e4bc2']

describe('a colour that can be read', () => {
  it.each(panels)('always passes on %s', panel => {
    for (const ratio of [3, 4.5])
      for (const colour of every)
        expect(contrastRatio(readableOn(colour, panel, ratio), panel)).toBeGreaterThanOrEqual(ratio)
  })

  it('stays as it is when it passes already', () => {
    expect(readableOn('#1f7a4d', '#ffffff', 4.5)).toBe('#1f7a4d')
    expect(readableOn('#ffd166', '#13171d', 3)).toBe('#ffd166')
  })

  it('gets darker on a light panel and lighter on a dark one, only as far as it must', () => {
    const onLight = readableOn('#ffd166', '#ffffff', 3)
    expect(contrastRatio(onLight, '#ffffff')).toBeLessThan(3.2)
    const onDark = readableOn('#14306e', '#13171d', 4.5)
    expect(contrastRatio(onDark, '#13171d')).toBeLessThan(4.8)
  })

  it('keeps the hue', () => {
    const [red, green, blue] = [1, 3, 5].map(at =>
      Number.parseInt(readableOn('#00ff00', '#ffffff', 4.5).slice(at, at + 2), 16),
    )
    expect([red, blue]).toEqual([0, 0])
    expect(green).toBeGreaterThan(0)
    expect(readableOn('#808080', '#777777', 3)).toMatch(/^#(..)\1\1$/)
  })
})
