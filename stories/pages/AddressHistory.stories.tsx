import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { AddressHistoryPage } from '../../app/features/wallet/AddressHistoryPage.tsx'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { onceLoaded, showsText } from '../support/plays.ts'
import { receiveAnswers } from './receiveAnswers.ts'

const meta = preview.meta({ title: 'Pages/AddressHistory', component: AddressHistoryPage, ...pageMeta })

const page = pageAt('/address-history/USDT', receiveAnswers)

/** Addresses stand under their networks; the one in use is marked as current, an older one is still listed with what came to it. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: onceLoaded(async ({ canvas }) => {
    await findVisible(canvas.findByRole('heading', { level: 2, name: 'TRON (TRC20)' }))
    await expect(canvas.getAllByText('Current')).toHaveLength(3)
  }),
})
/** Addresses are broken into groups of four characters, each with its button to copy, and fit the width of a phone. */
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })
/** The name of the coin and the way back to the wallet stand before any address is there. */
export const Loading = meta.story(page.loading('accounts'))
/** Somebody who has never received the coin is led to the page that makes the first address. */
export const Empty = meta.story({
  render: page.with({ accounts: () => ({ items: [], seq: 1 }) }),
  play: showsText('No USDT address yet'),
})
/** Under the title and the way back, only the place of the addresses says that it did not load and asks again. */
export const Failed = meta.story(page.failed('accounts'))
/** Nobody is logged in. */
export const Forbidden = meta.story(page.forbidden())
