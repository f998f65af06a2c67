import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { SearchFilterPage } from '../../app/features/search/SearchFilterPage.tsx'
import { broken, never } from '../support/app/refused.ts'
import { onPhone, pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { marketAnswers } from './marketAnswers.ts'
import { shown } from '../support/shown.ts'

const meta = preview.meta({
  title: 'Pages/SearchFilter',
  component: SearchFilterPage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const at =
  (answers: StoryAnswers, query = 'type=sell&cryptoCurrencyCode=BTC&currencyCode=NGN&minimumRating=98') =>
  () => <StoryApp address={`/search/filter?${query}`} answers={answers} />

export const Loaded = meta.story({
  tags: ['visual'],
  render: at(marketAnswers),
  play: async ({ canvas, userEvent }) => {
    // What the address says stands in the fields, and what is changed leads on to the offers.
    await shown(canvas.findByRole('button', { name: /Rated 98% or better/ }))
    await userEvent.click(canvas.getByRole('switch', { name: 'Verified phone' }))
    const find = canvas.getByRole('link', { name: 'Find offers' })
    await waitFor(() => expect(find.getAttribute('href')).toContain('smsRequired=true'))
    await expect(find.getAttribute('href')).toMatch(/^\/sell\?/)
    await expect(canvas.getByText(/^Sell Bitcoin for NGN · Only rated 98% or better/)).toBeVisible()
    await shown(canvas.findByText('2 new'))
  },
})

export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: at(marketAnswers),
})
export const Loading = meta.story({ render: at({ ...marketAnswers, savedSearches: never }) })
export const Empty = meta.story({
  render: at({ ...marketAnswers, savedSearches: () => ({ items: [], limit: 20 }) }),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('No saved searches yet'))
  },
})
export const Failed = meta.story({
  render: at({ ...marketAnswers, savedSearches: broken }),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('Saved searches did not load'))
  },
})

/** A search is kept from the page of its offers. */
export const KeepsASearch = meta.story({
  render: () => <StoryApp address="/buy?currencyCode=NGN" answers={marketAnswers} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save search' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await shown(screen.findByText('Search saved'))
  },
})
