import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { UserOffersPage } from '../../app/features/profile/UserOffersPage.tsx'
import { loaded } from '../support/app/loaded.ts'
import { broken, never } from '../support/app/refused.ts'
import { onPhone, pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { newcomerAnswers, userAnswers } from './userAnswers.ts'
import { shown } from '../support/shown.ts'

const meta = preview.meta({
  title: 'Pages/UserOffers',
  component: UserOffersPage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const at =
  (answers: StoryAnswers = {}, differs: Parameters<typeof userAnswers>[0] = {}) =>
  () => <StoryApp address="/user/offers/lagoscoin" answers={{ ...userAnswers(differs), ...answers }} />

export const Loaded = meta.story({
  render: at(),
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
export const OnPhoneInRussian = meta.story({
  globals: { ...onPhone, locale: 'ru' },
  render: at(),
  play: loaded,
})
export const Loading = meta.story({ render: at({ offersOf: never }) })
export const Empty = meta.story({
  render: at(newcomerAnswers()),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('newcomer has no offers now'))
  },
})
export const Failed = meta.story({
  render: at({ offersOf: broken }),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('button', { name: 'Try again' }))
  },
})

/** Who has blocked the viewer shows them nothing. */
export const Forbidden = meta.story({
  render: at({}, { hasBlocked: true, offersCount: 0 }),
  play: async ({ canvas }) => {
    await shown(canvas.findByText("You've been banned by the trader"))
  },
})
