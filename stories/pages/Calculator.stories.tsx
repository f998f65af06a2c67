import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { CalculatorPage } from '../../app/features/calculator/CalculatorPage.tsx'
import { onPhone, pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { loaded } from '../support/app/loaded.ts'
import { broken, never } from '../support/app/refused.ts'
import { shown } from '../support/shown.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { calculatorAnswers, nobodyTakes } from './calculatorAnswers.ts'

const meta = preview.meta({
  title: 'Pages/Calculator',
  component: CalculatorPage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const at =
  (changed: StoryAnswers = {}, address = '/calculator/bitcoin?pay=250000&in=NGN') =>
  () => <StoryApp address={address} answers={{ ...calculatorAnswers(), ...changed }} />

export const Loaded = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  render: at(),
  play: async context => {
    await loaded(context)
    const { canvas } = context
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Bitcoin to NGN')
    await expect(canvas.getByRole('textbox', { name: 'You pay' })).toHaveValue('250,000')
    await shown(canvas.findByRole('link', { name: /^Buy 0\.00169634/ }))
    await expect(canvas.getByRole('link', { name: /^Buy 0\.00169634/ })).toHaveAttribute(
      'href',
      '/trade/new/ad-1?amount=250000',
    )
  },
})

Loaded.test('as one types, the address follows', async ({ canvas }) => {
  const pay = await canvas.findByRole('textbox', { name: 'You pay' })
  await userEvent.clear(pay)
  await userEvent.type(pay, '300000')
  await expect(canvas.getByRole('textbox', { name: 'You get at the market rate' })).toHaveValue('0.00202746')
  await waitFor(() => expect(canvas.getByText('?pay=300000&in=NGN')).toBeVisible())
  await expect(pay).toHaveValue('300000')
})

export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: () => (
    <StoryApp address="/calculator/bitcoin?pay=250000&in=NGN" answers={calculatorAnswers('ru')} />
  ),
  play: loaded,
})

/** An address that says no amount begins with one that the best offers take. */
export const AllCoins = meta.story({
  render: at({}, '/calculator'),
  play: async context => {
    await loaded(context)
    await expect(context.canvas.getByRole('textbox', { name: 'You pay' })).toHaveValue('50,000')
  },
})

export const Loading = meta.story({
  render: at({ searchAdverts: never }),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('heading', { level: 1 }))
    await expect(canvas.getByText('Loading the rate')).toBeInTheDocument()
  },
})

/** Nobody takes the amount. */
export const Empty = meta.story({
  render: at(nobodyTakes, '/calculator/bitcoin?pay=7&in=NGN'),
  play: async context => {
    await loaded(context)
    await shown(context.canvas.findByText('No offer takes ₦7 now'))
  },
})

export const Failed = meta.story({
  render: at({ searchAdverts: broken }),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('button', { name: 'Try again' }))
  },
})

/** Neither words nor history: the calculator counts all the same. */
export const WithoutWords = meta.story({
  render: at({ page: broken, rateHistory: broken }),
  play: async context => {
    await loaded(context)
    await shown(context.canvas.findByText('The history of the rate did not load.'))
  },
})
