import type { ComponentProps } from 'react'
import { showsRole } from '../../../support/plays.ts'
import preview from '../../../../.storybook/preview.tsx'
import { CheapMethods } from '../../../../design-system/domain/content/calculatorSections/CheapMethods.tsx'
import { cheapestMethods } from '../../../../design-system/domain/content/calculatorSections/cheapestMethods.ts'
import { storyCalculator } from '../../support/content/storyCalculator.ts'

const { pair, market } = storyCalculator

const bought: Pick<ComponentProps<typeof CheapMethods>, 'does' | 'written'> = {
  does: 'buy',
  written: { side: 'fiat', amount: '250000' },
}

const meta = preview.meta({
  title: 'Domain/Calculator/CheapMethods',
  component: CheapMethods,
  args: {
    pair,
    ...bought,
    methods: cheapestMethods(market.offers),
  },
})

/** Each method with its price, how soon the money arrives, and whether a payment can be taken back. */
export const Default = meta.story({ play: showsRole('table', { name: /Bitcoin/ }) })
/** For a seller a price above the market is the better one, and only the better one has a colour. */
export const Selling = meta.story({ args: { does: 'sell' } })
/** Russian heads over the same columns of figures, in a table that must not grow wider. */
export const Russian = meta.story({ globals: { locale: 'ru' } })
