import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { CalculatorWords } from '../../../../design-system/domain/content/calculatorSections/CalculatorWords.tsx'
import { storyCalculator } from '../../support/content/storyCalculator.ts'

const { pair, related, page, live, hrefs } = storyCalculator

const meta = preview.meta({
  title: 'Domain/Calculator/CalculatorRest',
  component: CalculatorWords,
  args: { pair, related, page, live, faqHref: hrefs.faq },
})

/** Every block has a heading of the second level: the page below the calculator can be walked by them. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(1)
  },
})
/** Our own headings are in Russian, while the text of the page stays in the language in which it was written. */
export const Russian = meta.story({ globals: { locale: 'ru' } })
/** The words of the page are not there yet. */
export const WithoutWords = meta.story({ args: { page: null } })
