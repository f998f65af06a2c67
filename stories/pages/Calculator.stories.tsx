import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { CalculatorPage } from '../../app/features/calculator/CalculatorPage.tsx'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { expectLink, onceLoaded, showsText } from '../support/plays.ts'
import { calculatorAnswers, nobodyTakes } from './calculatorAnswers.ts'

const meta = preview.meta({ title: 'Pages/Calculator', component: CalculatorPage, ...pageMeta })

const page = pageAt('/calculator/bitcoin?pay=250000&in=NGN', calculatorAnswers)

/** The market's rate both ways, and below it what people really offer for this very sum, with the way to open a trade. */
export const Loaded = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  render: page.usual,
  play: onceLoaded(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Bitcoin to NGN')
    await expect(canvas.getByRole('textbox', { name: 'You pay' })).toHaveValue('250,000')
    await findVisible(canvas.findByRole('link', { name: /^Buy 0\.00169634/ }))
    await expectLink(canvas, /^Buy 0\.00169634/, '/trade/new/ad-1?amount=250000')
  }),
})

Loaded.test('as one types, the address follows', async ({ canvas }) => {
  const pay = await canvas.findByRole('textbox', { name: 'You pay' })
  await userEvent.clear(pay)
  await userEvent.type(pay, '300000')
  await expect(canvas.getByRole('textbox', { name: 'You get at the market rate' })).toHaveValue('0.00202746')
  await waitFor(() => expect(canvas.getByText('?pay=300000&in=NGN')).toBeVisible())
  await expect(pay).toHaveValue('300000')
})

/** Both sums stand one above the other on a phone, with Russian spaces between thousands and usual sums to press. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  ...page.onPhoneInRussian,
  render: page.with(() => calculatorAnswers('ru')),
})

/** An address that says no amount begins with one that the best offers take. */
export const AllCoins = meta.story({
  render: page.at('/calculator'),
  play: onceLoaded(async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'You pay' })).toHaveValue('50,000')
  }),
})

/** The page is named by its pair at once; halves of the form hold their places until a rate is there. */
export const Loading = meta.story({
  ...page.loading('searchAdverts'),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByRole('heading', { level: 1 }))
    await expect(canvas.getByText('Loading the rate')).toBeInTheDocument()
  },
})

/** Nobody takes the amount. */
export const Empty = meta.story({
  render: page.at('/calculator/bitcoin?pay=7&in=NGN', nobodyTakes),
  play: onceLoaded(showsText('No offer takes ₦7 now')),
})

/** Without offers there is nothing honest to count with: the whole page says so and asks again. */
export const Failed = meta.story(page.failed('searchAdverts'))

/** Neither words nor history: the calculator counts all the same. */
export const WithoutWords = meta.story({
  ...page.failed('page', 'rateHistory'),
  play: onceLoaded(showsText('The history of the rate did not load.')),
})
