import preview from '../../.storybook/preview.tsx'
import { AttractedStorePage } from '../../app/features/merchant/stats/AttractedStorePage.tsx'
import { noPayouts, storyAttracted } from '../domain/support/shop/storyMerchantStats.ts'
import { storyStore } from '../domain/support/shop/storyStores.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageMeta } from '../support/app/pageAt.tsx'
import { expectLink, showsText } from '../support/plays.ts'
import { statsPage } from './statsPage.ts'

const meta = preview.meta({ title: 'Pages/AttractedStore', component: AttractedStorePage, ...pageMeta })

const address = `/me/merchant/attracted/${storyStore().accountId}`
const page = statsPage(address, 1, 'Harbor & Pine Coffee')

/** What one brought store is paid: month by month and by method, with its chart, under the store's own name. */
export const Loaded = meta.story({ tags: ['visual'], ...page.loaded })
/** Chart and table of months fit a phone one above the other, under a name that stays as the store writes it. */
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })
/** Until the store's name is known, the page has the name of the list that it belongs to. */
export const Loading = meta.story(page.loading('attractedStore'))
/** Nobody paid it yet. */
export const Empty = meta.story({
  render: page.with({
    attractedStore: () => ({
      ...noPayouts,
      ...storyAttracted[1],
      methods: [],
    }),
  }),
  play: showsText(/No payments in 6.months/),
})
/** A failure is said of the figures in their own place, below the title and beside the viewer's own stores. */
export const Failed = meta.story(page.failed('attractedStore'))
/** A store that somebody else brought. */
export const NoStore = meta.story({
  render: page.at('/me/merchant/attracted/01900000-0000-7000-8000-0000000000ff'),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByText('There is no such store'))
    await expectLink(canvas, 'Back to the list', '/me/merchant/attracted')
  },
})
/** Nobody is logged in. */
export const Forbidden = meta.story(page.forbidden())
