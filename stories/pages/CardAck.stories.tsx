import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { CardAckPage } from '../../app/features/card/CardAckPage.tsx'
import { loaded } from '../support/app/loaded.ts'
import { broken, never, refused } from '../support/app/refused.ts'
import { onPhone, pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { asVisitor } from './marketAnswers.ts'
import { cardAnswers } from './swapAnswers.ts'
import { shown } from '../support/shown.ts'

const meta = preview.meta({
  title: 'Pages/CardAck',
  component: CardAckPage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const at =
  (changed: StoryAnswers = {}) =>
  () => (
    <StoryApp
      address="/mercuryo/ack/01900000-0000-7000-8000-0000000000c1"
      answers={{ ...cardAnswers, ...changed }}
    />
  )

export const Loaded = meta.story({
  tags: ['visual'],
  render: at(),
  play: async context => {
    await loaded(context)
    await expect(await context.canvas.findByText(/is in your wallet/)).toBeVisible()
  },
})
export const InRussian = meta.story({ globals: { ...onPhone, locale: 'ru' }, render: at(), play: loaded })
export const Loading = meta.story({ render: at({ confirmCardPurchase: never }) })
/** There is no such purchase of the viewer's. */
export const Empty = meta.story({
  render: at({
    confirmCardPurchase: () => {
      throw refused(404, 'not_found', {})
    },
  }),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('Error 404, page not found'))
  },
})
export const Failed = meta.story({ render: at({ confirmCardPurchase: broken }) })
/** Nobody is logged in. */
export const Forbidden = meta.story({
  render: at(asVisitor),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('Log in to see your payment'))
  },
})
