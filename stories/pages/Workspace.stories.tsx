import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { WorkspacePage } from '../../app/features/merchant/stats/WorkspacePage.tsx'
import { noInvoiceFigures, noPayouts } from '../domain/support/storyStats.ts'
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
  title: 'Pages/Statistics',
  component: WorkspacePage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const address = '/me/merchant/workspace'
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
    await expect(canvas.getByRole('link', { name: 'Statistics' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Night Market' })).toHaveAttribute(
      'href',
      '/me/merchant/view/01900000-0000-7000-8000-000000000003/statistics',
    )
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
export const Loading = meta.story({ render: at({ merchantStats: never }) })
/** Somebody who has no store. */
export const Empty = meta.story({
  render: at({
    merchantStats: () => ({ ...noInvoiceFigures, stores: [] }),
    merchantPayoutStats: () => noPayouts,
  }),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('No stores yet'))
    await expect(canvas.getByRole('link', { name: 'Open a store' })).toHaveAttribute(
      'href',
      '/me/merchant/create',
    )
  },
})
export const Failed = meta.story({
  render: at({ merchantPayoutStats: broken }),
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
