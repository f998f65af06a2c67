import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { SearchPage } from '../../app/features/search/SearchPage.tsx'
import { broken, never } from '../support/app/refused.ts'
import { onPhone, pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { asVisitor, marketAnswers, nobodyOnline } from './marketAnswers.ts'
import { shown } from '../support/shown.ts'

const meta = preview.meta({
  title: 'Pages/Search',
  component: SearchPage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const at =
  (answers: StoryAnswers, query = 'currencyCode=NGN&amount=250000') =>
  () => <StoryApp address={`/buy?${query}`} answers={answers} />

export const Loaded = meta.story({
  tags: ['visual'],
  render: at(marketAnswers),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Offers to buy Bitcoin' })
    await expect(list.querySelectorAll(':scope > li')).toHaveLength(7)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Buy Bitcoin' })).toBeVisible()
    const [first] = canvas.getAllByRole('link', { name: 'Buy from lagoscoin' })
    await expect(first).toHaveAttribute('href', '/trade/new/ad-1?amount=250000')
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/buy?cryptoCurrencyCode=BTC&currencyCode=NGN&amount=250000&page=2',
    )
  },
})

export const InRussian = meta.story({
  globals: { locale: 'ru' },
  render: at(marketAnswers),
})
export const OnPhone = meta.story({ globals: onPhone, render: at(marketAnswers) })
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: at({ ...marketAnswers, ...asVisitor }),
})
export const Loading = meta.story({
  render: at({ ...marketAnswers, searchAdverts: never }),
})

export const Empty = meta.story({
  tags: ['visual'],
  render: at(nobodyOnline, 'currencyCode=NGN&onlineOnly=true'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Show \d+ offers$/ }))
    await shown(canvas.findByRole('list', { name: 'Offers to buy Bitcoin' }))
    await expect(canvas.getByRole('switch', { name: 'Online only' })).not.toBeChecked()
  },
})

export const Failed = meta.story({
  render: () => {
    let calls = 0
    // The first asking fails as a whole; trying again is another.
    const searchAdverts = (args: never) => {
      calls += 1
      return calls <= 4 ? broken() : marketAnswers['searchAdverts']?.(args)
    }
    return at({ ...marketAnswers, searchAdverts })()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await shown(canvas.findByRole('list', { name: 'Offers to buy Bitcoin' }))
  },
})

/** An address that search engines know: its coin and its method stand in its path. */
export const OfACoinWithAMethod = meta.story({
  render: () => <StoryApp address="/sell-bitcoin-with-opay?currencyCode=NGN" answers={marketAnswers} />,
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('heading', { level: 1, name: /^Sell Bitcoin/ }))
    await shown(canvas.findByRole('button', { name: /OPay/ }))
  },
})

/** A method that nobody has is no search. */
export const OfAnUnknownMethod = meta.story({
  render: () => <StoryApp address="/sell-bitcoin-with-pebbles" answers={marketAnswers} />,
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('link', { name: 'To the home page' }))
  },
})

export const KeepsFiltersInTheAddress = meta.story({
  render: at(marketAnswers),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Online only' }))
    const next = () => canvas.getByRole('link', { name: 'Next page' }).getAttribute('href')
    await waitFor(() => expect(next()).toContain('onlineOnly=true'))
  },
})

export const ChoosesAnotherOrder = meta.story({
  render: at(marketAnswers),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Offers to buy Bitcoin' })
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by: Best price' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Fastest release' }))
    await shown(canvas.findByRole('button', { name: 'Sort by: Fastest release' }))
  },
})
