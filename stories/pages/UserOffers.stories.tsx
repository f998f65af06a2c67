import preview from '../../.storybook/preview.tsx'
import { UserOffersPage } from '../../app/features/profile/UserOffersPage.tsx'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { expectLink, onceLoaded, showsText } from '../support/plays.ts'
import { newcomerAnswers, userAnswers } from './userAnswers.ts'

const meta = preview.meta({ title: 'Pages/UserOffers', component: UserOffersPage, ...pageMeta })

const page = pageAt('/user/offers/lagoscoin', userAnswers)

/** All offers of one trader, both ways; each opens a trade, and the pair stands where lists usually name the owner. */
export const Loaded = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas }) => {
    await findVisible(canvas.findByRole('heading', { level: 1, name: 'Offers of lagoscoin' }))
    await expectLink(canvas, 'Buy from lagoscoin', '/trade/new/ad-1')
  }),
})
/** One trader's offers as cards on a phone, below who they are, in Russian. */
export const OnPhoneInRussian = meta.story(page.onPhoneInRussian)
/** Person and offers are asked for together, so neither is shown before the other. */
export const Loading = meta.story(page.loading('offersOf'))
/** A trader without offers is still shown with the way to all offers of the market. */
export const Empty = meta.story({
  render: page.with(newcomerAnswers()),
  play: showsText('newcomer has no offers now'),
})
/** Offers that did not load are not told as a trader who offers nothing. */
export const Failed = meta.story(page.failed('offersOf'))

/** Who has blocked the viewer shows them nothing. */
export const Forbidden = meta.story({
  render: page.with(() => userAnswers({ hasBlocked: true, offersCount: 0 })),
  play: showsText("You've been banned by the trader"),
})
