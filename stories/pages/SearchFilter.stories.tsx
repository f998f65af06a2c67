import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { SearchFilterPage } from '../../app/features/search/SearchFilterPage.tsx'
import { onPhone } from '../support/app/currentExchange.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { showsText } from '../support/plays.ts'
import { marketAnswers } from './marketAnswers.ts'

const meta = preview.meta({ title: 'Pages/SearchFilter', component: SearchFilterPage, ...pageMeta })

const page = pageAt(
  '/search/filter?type=sell&cryptoCurrencyCode=BTC&currencyCode=NGN&minimumRating=98',
  marketAnswers,
)

/** The fields say what the address says; a change shows in the sentence below and in the link to the offers. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: async ({ canvas, userEvent }) => {
    // What the address says stands in the fields, and what is changed leads on to the offers.
    await findVisible(canvas.findByRole('button', { name: /Rated 98% or better/ }))
    await userEvent.click(canvas.getByRole('switch', { name: 'Verified phone' }))
    const find = canvas.getByRole('link', { name: 'Find offers' })
    await waitFor(() => expect(find.getAttribute('href')).toContain('smsRequired=true'))
    await expect(find.getAttribute('href')).toMatch(/^\/sell\?/)
    await expect(canvas.getByText(/^Sell Bitcoin for NGN · Only rated 98% or better/)).toBeVisible()
    await findVisible(canvas.findByText('2 new'))
  },
})

/** Every filter in one column on a phone, in Russian, where a bar of filters would not fit. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: page.usual,
})
/** The filters can be used before the searches that the viewer keeps are there. */
export const Loading = meta.story(page.loading('savedSearches'))
/** With no search kept, the card says so below filters that work as ever. */
export const Empty = meta.story({
  render: page.with({ savedSearches: () => ({ items: [], limit: 20 }) }),
  play: showsText('No saved searches yet'),
})
/** Kept searches fail in their own card; the filters and the way to the offers are not touched. */
export const Failed = meta.story({
  ...page.failed('savedSearches'),
  play: showsText('Saved searches did not load'),
})

/** A search is kept from the page of its offers. */
export const KeepsASearch = meta.story({
  render: page.at('/buy?currencyCode=NGN'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save search' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await findVisible(screen.findByText('Search saved'))
  },
})
