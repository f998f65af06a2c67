import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { ArticleText } from '../../../../design-system/domain/content/text/article/ArticleText.tsx'
import { LiveCalculator } from '../../../../design-system/domain/content/text/article/live/LiveCalculator.tsx'
import type { LiveCalculatorProps } from '../../../../design-system/domain/content/text/article/live/LiveCalculator.tsx'
import type { LiveOfferShape } from '../../../../design-system/domain/content/text/contentShape.ts'
import { withStillLinks } from '../../support/withStillLinks.tsx'
import { storyLive } from '../../support/content/storyTexts.ts'
import { expectLink, showsText } from '../../../support/plays.ts'

const offers = storyLive.offers['BTC NGN'] ?? []
const nobody: readonly LiveOfferShape[] = []
const ask = fn(async (): Promise<readonly LiveOfferShape[] | null> => offers.slice(2))
/** The mock as what it stands for: a story may have another. */
const answers: LiveCalculatorProps['ask'] = ask
const onPhone = { viewport: { value: 'phone' } }

const meta = preview.meta({
  title: 'Domain/Content/LiveCalculator',
  component: LiveCalculator,
  decorators: [withStillLinks],
  beforeEach: () => {
    ask.mockClear()
  },
  args: {
    coin: 'BTC',
    fiat: 'NGN',
    offers,
    rate: { price: '146800000', at: '2026-11-26T14:02:00Z' },
    action: '/calculator',
    hrefs: {
      trade: (id, amount, side) => `/trade/new/${id}?amount=${amount}&side=${side}`,
      offers: (does, amount) => `/${does}?amount=${amount?.text ?? ''}`,
    },
    ask: answers,
  },
})

/** A round sum that the best offer takes, and what one gets for it. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'You pay' })).toHaveValue('10,000')
    await expect(canvas.getByRole('textbox', { name: 'You get' })).toHaveValue('0.00006785')
    await expect(canvas.getByText('lagoscoin')).toBeVisible()
    await expectLink(canvas, 'Buy BTC', '/trade/new/lagoscoin?amount=10000&side=fiat')
    await expectLink(canvas, 'See all offers', '/buy?amount=10000')
    // What came with the text is not asked for again.
    await expect(ask).not.toHaveBeenCalled()
  },
})

Default.test('an amount that is typed is asked for once its writer pauses', async ({ canvas, userEvent }) => {
  const pay = canvas.getByRole('textbox', { name: 'You pay' })
  await userEvent.clear(pay)
  await userEvent.type(pay, '5000')
  await waitFor(() =>
    expect(ask).toHaveBeenLastCalledWith({ amount: '5000', side: 'fiat' }, expect.anything()),
  )
  await waitFor(() => expect(canvas.getByText('ngozi_h')).toBeVisible())
  await expect(canvas.getByRole('textbox', { name: 'You get' })).toHaveValue('0.00003373')
})

Default.test('coins that are wanted lead to the money', async ({ canvas, userEvent }) => {
  const get = canvas.getByRole('textbox', { name: 'You get' })
  await userEvent.clear(get)
  await userEvent.type(get, '0.001')
  await waitFor(() =>
    expect(ask).toHaveBeenLastCalledWith({ amount: '0.001', side: 'crypto' }, expect.anything()),
  )
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'You pay' })).toHaveValue('148,200.5'))
})

Default.test('the form takes what stands in it to the calculator', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('button', { name: 'Open the calculator' })).toHaveAttribute('type', 'submit')
  const form = canvasElement.querySelector('form')
  await expect(form).toHaveAttribute('action', '/calculator')
  const said = Object.fromEntries(new FormData(form ?? undefined))
  await expect(said).toEqual({
    pay: '10,000',
    get: '0.00006785',
    coin: 'BTC',
    in: 'NGN',
    led: 'pay',
    was: '0.00006785',
  })
})

/** Nobody takes the amount: it is counted at the market's rate, which is said. */
export const NobodyTakesIt = meta.story({
  tags: ['visual'],
  args: { typed: { field: 'pay', text: '500' }, ask: async () => nobody },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No offer takes this amount now/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'You get' })).toHaveValue('0.0000034')
  },
})
/** Nobody offers at all: what one coin is worth. */
export const RateAlone = meta.story({
  args: { offers: nobody },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'You get' })).toHaveValue('1')
    await expect(canvas.getByRole('textbox', { name: 'You pay' })).toHaveValue('146,800,000')
  },
})
/** No answer comes: what is known stays. */
export const Away = meta.story({
  args: { ask: async () => null, typed: { field: 'pay', text: '20000' } },
  play: showsText('lagoscoin'),
})
/** What is written is no amount. */
export const NoAmount = meta.story({
  tags: ['visual'],
  args: { typed: { field: 'pay', text: 'much' } },
  play: async ({ canvas }) => {
    const pay = canvas.getByRole('textbox', { name: 'You pay' })
    await expect(pay).toBeInvalid()
    await expect(canvas.getByText('Enter an amount above zero')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'You get' })).toHaveValue('')
    await expect(canvas.queryByRole('link', { name: 'Buy BTC' })).not.toBeInTheDocument()
  },
})
/** Nothing is alive: as it is drawn for who has no scripts. */
export const Still = meta.story({ render: ({ ask: _ask, ...args }) => <LiveCalculator {...args} /> })
/** Nine digits in a field and a long Russian button stay inside a phone. */
export const RussianOnPhone = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  args: { typed: { field: 'pay', text: '4999999.99' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Открыть калькулятор' })).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

const block = (values: Readonly<Record<string, string>>) =>
  ({ kind: 'live', name: 'calculator', values }) as const
const pair = { coin: 'BTC', fiat: 'NGN' }

/** In a text; where nothing is known, where it names nothing, and where nothing draws it, it leads to the large one. */
export const InText = meta.story({
  render: () => (
    <>
      <ArticleText
        blocks={[block(pair), block({ coin: 'BTC', fiat: 'XTS' }), block({})]}
        live={{
          ...storyLive,
          Calculator: props => (
            <LiveCalculator
              {...props}
              action="/calculator"
              hrefs={{ trade: id => `/${id}`, offers: () => '/buy' }}
            />
          ),
        }}
      />
      <ArticleText blocks={[block(pair)]} live={storyLive} />
    </>
  ),
  play: async ({ canvas }) => {
    const small = canvas.getByRole('region', { name: 'What it comes to: BTC for NGN' })
    await expect(within(small).getByRole('textbox', { name: 'You pay' })).toBeVisible()
    const links = [
      ['Open the calculator: BTC for XTS', '/calculator?coin=BTC&in=XTS'],
      ['Open the calculator', '/calculator'],
      ['Open the calculator: BTC for NGN', '/calculator?coin=BTC&in=NGN'],
    ] as const
    for (const [name, href] of links)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href)
  },
})
