import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { UserOffersPage } from '../../app/features/profile/UserOffersPage.tsx'
import { loaded } from '../support/app/loaded.ts'
import { shown } from '../support/shown.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { newcomerAnswers, userAnswers } from './userAnswers.ts'

const meta = preview.meta({ title: 'Pages/UserOffers', component: UserOffersPage, ...pageMeta })

const page = pageAt('/user/offers/lagoscoin', userAnswers)

export const Loaded = meta.story({
  render: page.usual,
  play: async context => {
    await loaded(context)
    const { canvas } = context
    await shown(canvas.findByRole('heading', { level: 1, name: 'Offers of lagoscoin' }))
    await expect(canvas.getByRole('link', { name: 'Buy from lagoscoin' })).toHaveAttribute(
      'href',
      '/trade/new/ad-1',
    )
  },
})
export const OnPhoneInRussian = meta.story(page.onPhoneInRussian)
export const Loading = meta.story(page.loading('offersOf'))
export const Empty = meta.story({
  render: page.with(newcomerAnswers()),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('newcomer has no offers now'))
  },
})
export const Failed = meta.story(page.failed('offersOf'))

/** Who has blocked the viewer shows them nothing. */
export const Forbidden = meta.story({
  render: page.with(() => userAnswers({ hasBlocked: true, offersCount: 0 })),
  play: async ({ canvas }) => {
    await shown(canvas.findByText("You've been banned by the trader"))
  },
})
