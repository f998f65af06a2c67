import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { CardAckPage } from '../../app/features/card/CardAckPage.tsx'
import { fault, refusal } from '../support/app/failingAnswers.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { asVisitor } from '../support/app/bootAnswers.ts'
import { onceLoaded, showsText } from '../support/plays.ts'
import { cardAnswers } from './swapAnswers.ts'

const meta = preview.meta({ title: 'Pages/CardAck', component: CardAckPage, ...pageMeta })

const page = pageAt('/mercuryo/ack/01900000-0000-7000-8000-0000000000c1', cardAnswers)

/** Back from the card provider: a paid purchase says that its coins are in the wallet. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: onceLoaded(async ({ canvas }) => {
    await expect(await canvas.findByText(/is in your wallet/)).toBeVisible()
  }),
})
/** The outcome of a card purchase and its ways on, on a phone in Russian. */
export const InRussian = meta.story(page.onPhoneInRussian)
/** Nothing is said of the money, neither good nor bad, before the purchase has been looked up. */
export const Loading = meta.story(page.loading('confirmCardPurchase'))
/** There is no such purchase of the viewer's. */
export const Empty = meta.story({
  render: page.with({
    confirmCardPurchase: () => {
      throw refusal(404, 'not_found', {})
    },
  }),
  play: showsText('Error 404, page not found'),
})
/** A service that does not answer says nothing of the purchase itself: it is looked for again by a button. */
export const Failed = meta.story({ render: page.with({ confirmCardPurchase: fault }) })
/** Nobody is logged in. */
export const Forbidden = meta.story({
  render: page.with(asVisitor),
  play: showsText('Log in to see your payment'),
})
