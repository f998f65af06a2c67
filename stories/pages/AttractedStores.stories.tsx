import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { AttractedPage } from '../../app/features/merchant/stats/AttractedPage.tsx'
import { noPayouts } from '../domain/support/storyStats.ts'
import { storyStore } from '../domain/support/storyStores.ts'
import { onPhone, pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { loaded } from '../support/app/loaded.ts'
import { broken, never } from '../support/app/refused.ts'
import { painted } from '../support/painted.ts'
import { shown } from '../support/shown.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { asVisitor } from './marketAnswers.ts'
import { statsAnswers } from './statsAnswers.ts'

const meta = preview.meta({
  title: 'Pages/AttractedStores',
  component: AttractedPage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const address = '/me/merchant/attracted'
const at =
  (changed: StoryAnswers = {}) =>
  () => <StoryApp address={address} answers={{ ...statsAnswers(), ...changed }} />

export const Loaded = meta.story({
  tags: ['visual'],
  render: at(),
  play: async context => {
    await loaded(context)
    const { canvas } = context
    await painted(context.canvasElement, 1)
    const [first] = canvas.getAllByRole('link', { name: 'Harbor & Pine Coffee' })
    await expect(first).toHaveAttribute('href', `/me/merchant/attracted/${storyStore().accountId}`)
  },
})
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: at(),
  play: async context => {
    await loaded(context)
    await painted(context.canvasElement, 1)
  },
})
export const Loading = meta.story({ render: at({ attractedStores: never }) })
/** Nobody opened a store because of them. */
export const Empty = meta.story({
  render: at({
    attractedPayments: () => noPayouts,
    attractedPaymentMethods: () => ({ currencyCode: 'USD', items: [] }),
    topAttractedStores: () => ({ items: [] }),
    attractedStores: () => ({ items: [] }),
  }),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('You have brought no stores yet'))
  },
})
export const Failed = meta.story({
  render: at({ attractedStores: broken }),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('The figures could not be loaded'))
  },
})
/** Nobody is logged in. */
export const Forbidden = meta.story({
  render: at(asVisitor),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('heading', { level: 1, name: 'Log in' }))
  },
})
