import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { SearchPage } from '../../app/features/search/SearchPage.tsx'
import { fault } from '../support/app/failingAnswers.ts'
import { onPhone } from '../support/app/currentExchange.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { asVisitor } from '../support/app/bootAnswers.ts'
import { expectLink, showsRole } from '../support/plays.ts'
import { marketAnswers, nobodyOnline } from './marketAnswers.ts'

const meta = preview.meta({ title: 'Pages/Search', component: SearchPage, ...pageMeta })

const page = pageAt('/buy?currencyCode=NGN&amount=250000', marketAnswers)

/** Seven offers with what one would get for the sum, each opening a trade for just that sum, and the way to the next page. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Offers to buy Bitcoin' })
    await expect(list.querySelectorAll(':scope > li')).toHaveLength(7)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Buy Bitcoin' })).toBeVisible()
    const [first] = canvas.getAllByRole('link', { name: 'Buy from lagoscoin' })
    await expect(first).toHaveAttribute('href', '/trade/new/ad-1?amount=250000')
    await expectLink(canvas, 'Next page', '/buy?cryptoCurrencyCode=BTC&currencyCode=NGN&amount=250000&page=2')
  },
})

/** Rows, chips and filters of the list in Russian at the width of a desktop. */
export const InRussian = meta.story({ globals: { locale: 'ru' }, render: page.usual })
/** An offer becomes a card on a phone: who, price, methods, limits and the button in one place. */
export const OnPhone = meta.story({ globals: onPhone, render: page.usual })
/** A stranger's list of offers on a phone in Russian: filters in two lines, cards with every fact of a row. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: page.with(asVisitor),
})
/** Rows keep the height of an offer while the first answer is on its way, so nothing jumps. */
export const Loading = meta.story(page.loading('searchAdverts'))

/** A filter leaves nothing: the page counts the offers there are without it, and one press shows them. */
export const Empty = meta.story({
  tags: ['visual'],
  render: page.at('/buy?currencyCode=NGN&onlineOnly=true', nobodyOnline),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Show \d+ offers$/ }))
    await findVisible(canvas.findByRole('list', { name: 'Offers to buy Bitcoin' }))
    await expect(canvas.getByRole('switch', { name: 'Online only' })).not.toBeChecked()
  },
})

/** The list fails alone, and asking again brings it without touching the filters. */
export const Failed = meta.story({
  render: () => {
    let calls = 0
    // The first asking fails as a whole; trying again is another.
    const searchAdverts = (args: never) => {
      calls += 1
      return calls <= 4 ? fault() : marketAnswers['searchAdverts']?.(args)
    }
    return page.with({ searchAdverts })()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await findVisible(canvas.findByRole('list', { name: 'Offers to buy Bitcoin' }))
  },
})

/** An address that search engines know: its coin and its method stand in its path. */
export const OfACoinWithAMethod = meta.story({
  render: page.at('/sell-bitcoin-with-opay?currencyCode=NGN'),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByRole('heading', { level: 1, name: /^Sell Bitcoin/ }))
    await findVisible(canvas.findByRole('button', { name: /OPay/ }))
  },
})

/** A method that nobody has is no search. */
export const OfAnUnknownMethod = meta.story({
  render: page.at('/sell-bitcoin-with-pebbles'),
  play: showsRole('link', { name: 'To the home page' }),
})

/** A filter that is switched on is in the links to further pages, so it is not lost on the way. */
export const KeepsFiltersInTheAddress = meta.story({
  render: page.usual,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Online only' }))
    const next = () => canvas.getByRole('link', { name: 'Next page' }).getAttribute('href')
    await waitFor(() => expect(next()).toContain('onlineOnly=true'))
  },
})

/** Another order is chosen from a menu, and its button then names the order in force. */
export const ChoosesAnotherOrder = meta.story({
  render: page.usual,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Offers to buy Bitcoin' })
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by: Best price' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Fastest release' }))
    await findVisible(canvas.findByRole('button', { name: 'Sort by: Fastest release' }))
  },
})
