import { describe, expect, it } from 'vitest'
import { componentFiles, parseName, parsePlace } from './componentFiles.ts'

const paths = (name: string, folder: string) =>
  componentFiles(name, parsePlace(folder)).map(file => file.path)
const contentOf = (name: string, folder: string, ending: string) =>
  componentFiles(name, parsePlace(folder)).find(file => file.path.endsWith(ending))?.content ?? ''

describe('a new component', () => {
  it('of the domain stands beside its noun, and its story mirrors the folder', () => {
    expect(paths('TradeCard', 'domain/trading/trade')).toEqual([
      'design-system/domain/trading/trade/TradeCard.tsx',
      'design-system/domain/trading/trade/TradeCard.styles.ts',
      'stories/domain/trading/trade/TradeCard.stories.tsx',
    ])
    const story = contentOf('TradeCard', 'domain/trading/trade', '.stories.tsx')
    expect(story).toContain("title: 'Domain/Trade/TradeCard'")
    expect(story).toContain("from '../../../../design-system/domain/trading/trade/TradeCard.tsx'")
    expect(story).toContain("from '../../../../.storybook/preview.tsx'")
  })

  it('of the primitives has a short title', () => {
    const story = contentOf('Meter', 'primitives/meter', '.stories.tsx')
    expect(story).toContain("title: 'Primitives/Meter'")
    expect(story).toContain("from '../../design-system/primitives/meter/Meter.tsx'")
  })

  it.each(['tradeCard', 'T', 'Trade-Card', ''])('is not called %j', name => {
    expect(() => parseName(name)).toThrow('PascalCase')
  })

  it.each([
    'trade',
    'domain',
    'domain/',
    'app/trade',
    'domain/trade',
    'domain/trading/trade/deep',
    'domain/../x',
  ])('does not go to %j', folder => {
    expect(() => parsePlace(folder)).toThrow('give a layer, its group and a noun')
  })
})
