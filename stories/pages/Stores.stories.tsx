import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { StoresPage } from '../../app/features/merchant/store/StoresPage.tsx'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { expectLink, onceLoaded, showsText } from '../support/plays.ts'
import { storeAnswers } from './storeAnswers.ts'

const meta = preview.meta({ title: 'Pages/Stores', component: StoresPage, ...pageMeta })

const page = pageAt('/me/merchant', storeAnswers)

/** Three stores, each with its state and its ways on; what all of them made stands below and beside. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: onceLoaded(async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3)
    await expectLink(canvas, 'Night Market', '/me/merchant/view/01900000-0000-7000-8000-000000000003')
  }),
})
/** One store under the other on a phone: a long name wraps, and its state stays with it in Russian. */
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })
/** The tabs of a merchant are there before the stores; a new one cannot be opened before it is known how many there are. */
export const Loading = meta.story(page.loading('merchantAccounts'))
/** Somebody without a store reads what one is for and opens the first from there. */
export const Empty = meta.story({
  render: page.with(storeAnswers([])),
  play: showsText('No stores yet'),
})
/** The list fails in a card below the tabs, which still lead to the statistics. */
export const Failed = meta.story(page.failed('merchantAccounts'))
/** Nobody is logged in: the page is not shown. */
export const Forbidden = meta.story(page.forbidden(canvas => canvas.queryByRole('article')))
