import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { AddressHistoryPage } from '../../app/features/wallet/AddressHistoryPage.tsx'
import { loaded } from '../support/app/loaded.ts'
import { broken, never } from '../support/app/refused.ts'
import { onPhone, pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { asVisitor } from './marketAnswers.ts'
import { receiveAnswers } from './receiveAnswers.ts'
import { shown } from '../support/shown.ts'

const meta = preview.meta({
  title: 'Pages/AddressHistory',
  component: AddressHistoryPage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const at =
  (changed: StoryAnswers = {}) =>
  () => <StoryApp address="/address-history/USDT" answers={{ ...receiveAnswers(), ...changed }} />

export const Loaded = meta.story({
  tags: ['visual'],
  render: at(),
  play: async context => {
    await loaded(context)
    const { canvas } = context
    await shown(canvas.findByRole('heading', { level: 2, name: 'TRON (TRC20)' }))
    await expect(canvas.getAllByText('Current')).toHaveLength(3)
  },
})
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: at(),
  play: loaded,
})
export const Loading = meta.story({ render: at({ accounts: never }) })
export const Empty = meta.story({
  render: at({ accounts: () => ({ items: [], seq: 1 }) }),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('No USDT address yet'))
  },
})
export const Failed = meta.story({
  render: at({ accounts: broken }),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('button', { name: 'Try again' }))
  },
})
/** Nobody is logged in. */
export const Forbidden = meta.story({
  render: at(asVisitor),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('heading', { level: 1, name: 'Log in' }))
  },
})
