import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { NotFoundPage } from '../../app/features/state/NotFoundPage.tsx'
import { onPhone } from '../support/app/currentExchange.ts'
import { asVisitor } from '../support/app/bootAnswers.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { expectLink } from '../support/plays.ts'
import { marketAnswers } from './marketAnswers.ts'

const meta = preview.meta({ title: 'Pages/State', component: NotFoundPage, ...pageMeta })

const lost = pageAt('/nowhere/at-all', asVisitor)
const away = pageAt('/error', asVisitor)
const filter = pageAt('/search/filter?currencyCode=NGN&amount=250000', marketAnswers)

/** A lost visitor finds the ways on in the page and in its footer, and the same address in the other language. */
export const NotFound = meta.story({
  tags: ['visual'],
  render: lost.usual,
  play: async ({ canvas }) => {
    await findVisible(canvas.findByRole('heading', { level: 1 }))
    await expect(document.title).toBe('Page not found · Souk')
    // Where somebody is lost, the footer leads on; it comes after the page.
    await expect(await canvas.findByRole('link', { name: 'Guide' })).toHaveAttribute('href', '/guide')
    await expectLink(canvas, 'RU', '/ru/nowhere/at-all')
    await expectLink(canvas, 'API docs', '/docs/merchant-api.txt')
  },
})
/** The three ways on from an address without a page, in Russian on a phone. */
export const NotFoundInRussian = meta.story({
  globals: { ...onPhone, locale: 'ru' },
  render: lost.usual,
})
/** When the whole service is away the page says that money is not affected, and tries again by itself. */
export const ServiceAway = meta.story({ tags: ['visual'], render: away.usual })
/** The Russian words for a service that is away, at the width of a desktop. */
export const ServiceAwayInRussian = meta.story({ globals: { locale: 'ru' }, render: away.usual })

/** Filters on a phone are a page: what is changed here is in the address of the list that its button leads to. */
export const Filters = meta.story({
  tags: ['visual'],
  globals: onPhone,
  render: filter.usual,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Online only' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Sell' }))
    await expectLink(
      canvas,
      'Find offers',
      '/sell?cryptoCurrencyCode=BTC&currencyCode=NGN&amount=250000&onlineOnly=true',
    )
  },
})
