import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { StoreStatsPage } from '../../app/features/merchant/stats/StoreStatsPage.tsx'
import { noInvoiceFigures, noPayouts } from '../domain/support/storyStats.ts'
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
  title: 'Pages/StoreStatistics',
  component: StoreStatsPage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const address = `/me/merchant/view/${storyStore().accountId}/statistics`
const at =
  (changed: StoryAnswers = {}) =>
  () => <StoryApp address={address} answers={{ ...statsAnswers(), ...changed }} />

export const Loaded = meta.story({
  tags: ['visual'],
  render: at(),
  play: async context => {
    await loaded(context)
    const { canvas } = context
    await painted(context.canvasElement, 2)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Harbor & Pine Coffee' })).toBeVisible()
  },
})
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: at(),
  play: async context => {
    await loaded(context)
    await painted(context.canvasElement, 2)
  },
})
export const Loading = meta.story({ render: at({ merchantAccountStats: never }) })
/** A store without an invoice. */
export const Empty = meta.story({
  render: at({
    merchantAccountStats: () => ({
      ...storyStore().look,
      ...noInvoiceFigures,
      accountId: storyStore().accountId,
    }),
    merchantAccountPayoutStats: () => noPayouts,
  }),
  play: async ({ canvas }) => {
    await shown(canvas.findByText(/No invoices in 6.months/))
    await expect(canvas.getByRole('link', { name: 'New invoice' })).toHaveAttribute(
      'href',
      `/me/merchant/invoice/${storyStore().accountId}/create`,
    )
  },
})
export const Failed = meta.story({
  render: at({ merchantAccountPayoutStats: broken }),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('The figures could not be loaded'))
  },
})
/** A store that is closed, or somebody else's. */
export const NoStore = meta.story({
  render: () => (
    <StoryApp
      address="/me/merchant/view/01900000-0000-7000-8000-0000000000ff/statistics"
      answers={statsAnswers()}
    />
  ),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('There is no such store'))
  },
})
/** Nobody is logged in. */
export const Forbidden = meta.story({
  render: at(asVisitor),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('heading', { level: 1, name: 'Log in' }))
  },
})
