import preview from '../../../../.storybook/preview.tsx'
import { RelatedPairs } from '../../../../design-system/domain/content/calculatorSections/RelatedPairs.tsx'
import { storyCalculator } from '../../support/content/storyCalculator.ts'
import { expectLink } from '../../../support/plays.ts'

const { pair, related } = storyCalculator

const meta = preview.meta({
  title: 'Domain/Calculator/RelatedPairs',
  component: RelatedPairs,
  args: { pair, related },
})

/** Each pair is a plain link to its own calculator, so it works before any script has come. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expectLink(canvas, /USD/, '#btc-usd')
  },
})
/** Russian headings over pairs whose codes are the same in every language. */
export const Russian = meta.story({ globals: { locale: 'ru' } })
