import { expect, it } from 'vitest'
import { usualRules } from '../../../../locales/rules.ts'
import { newVariant, variantPrice } from './advertVariant.ts'

const variant = newVariant(1, 'BTC')

it.each([
  ['0', '0'],
  ['-1.5', '-1.5'],
  ['50', '50'],
  ['50.01', null],
  ['-10.5', null],
  ['1.555', null],
  ['', null],
  ['much', null],
])('a margin of %j is %j', (marginPercent, price) =>
  expect(variantPrice({ ...variant, marginPercent }, 'en', usualRules.advert)).toBe(price),
)

it.each([
  ['1,650.5', '1650.5'],
  ['0', null],
  ['-5', null],
  ['', null],
])('a price of %j is %j', (fixedPrice, price) =>
  expect(variantPrice({ ...variant, priceMode: 'fixed', fixedPrice }, 'en', usualRules.advert)).toBe(price),
)

it('a margin is judged by the rules that the service publishes', () => {
  const wide = { margin: { min: '-20', max: '70' } }
  const priced = (marginPercent: string, rules: typeof wide) =>
    variantPrice({ ...newVariant(1, 'BTC'), marginPercent }, 'en', rules)
  expect(priced('60', wide)).toBe('60')
  expect(priced('60', usualRules.advert)).toBeNull()
  expect(priced('-21', wide)).toBeNull()
})
