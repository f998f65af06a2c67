import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { AddressHistoryPage } from '../../app/features/wallet/AddressHistoryPage.tsx'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { onceLoaded, showsText } from '../support/plays.ts'
import { receiveAnswers } from './receiveAnswers.ts'

const meta = preview.meta({ title: 'Pages/AddressHistory', component: AddressHistoryPage, ...pageMeta })

const page = pageAt('/address-history/USDT', receiveAnswers)

export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: onceLoaded(async ({ canvas }) => {
    await findVisible(canvas.findByRole('heading', { level: 2, name: 'TRON (TRC20)' }))
    await expect(canvas.getAllByText('Current')).toHaveLength(3)
  }),
})
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })
export const Loading = meta.story(page.loading('accounts'))
export const Empty = meta.story({
  render: page.with({ accounts: () => ({ items: [], seq: 1 }) }),
  play: showsText('No USDT address yet'),
})
export const Failed = meta.story(page.failed('accounts'))
/** Nobody is logged in. */
export const Forbidden = meta.story(page.forbidden())
