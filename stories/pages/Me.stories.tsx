import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { MePage } from '../../app/features/me/MePage.tsx'
import { storyViewer } from '../support/app/bootAnswers.ts'
import { loaded } from '../support/app/loaded.ts'
import { broken, never } from '../support/app/refused.ts'
import { onPhone, pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { asVisitor } from './marketAnswers.ts'
import { settingAnswers } from './settingAnswers.ts'
import { shown } from '../support/shown.ts'

const meta = preview.meta({
  title: 'Pages/Me',
  component: MePage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const at =
  (changed: StoryAnswers = {}) =>
  () => <StoryApp address="/me" answers={{ ...settingAnswers(), ...changed }} />

export const Loaded = meta.story({
  render: at(),
  play: async context => {
    await loaded(context)
    const { canvas } = context
    await shown(canvas.findByRole('heading', { level: 1, name: /kunle_o/ }))
    for (const [name, href] of [
      [/^Profile/, '/profile'],
      [/^Settings/, '/settings'],
      [/^Security/, '/security/kunle_o'],
    ] as const)
      await expect(canvas.getAllByRole('link', { name })[0]).toHaveAttribute('href', href)
  },
})

export const InRussian = meta.story({ globals: { locale: 'ru' }, render: at(), play: loaded })
export const OnPhone = meta.story({ globals: onPhone, render: at(), play: loaded })
export const OnPhoneInRussian = meta.story({
  globals: { ...onPhone, locale: 'ru' },
  render: at(),
  play: loaded,
})

export const Loading = meta.story({ render: at({ me: never }) })

/** Somebody on their first day: nothing waits. */
export const Empty = meta.story({
  render: at({
    me: () => ({
      ...storyViewer,
      isIdentityVerified: false,
      tradesCount: 0,
      activeTradesCount: 0,
      notificationsCount: 0,
      balance: { amount: '0', asset: 'USD' },
    }),
  }),
  play: async context => {
    await loaded(context)
    await expect(await context.canvas.findByText('0 trades')).toBeVisible()
  },
})

export const Failed = meta.story({
  render: at({ me: broken }),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('button', { name: 'Try again' }))
  },
})

/** Nobody is logged in. */
export const Forbidden = meta.story({
  render: at(asVisitor),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('heading', { level: 1, name: 'Log in' }))
    await expect(canvas.queryByText('kunle_o')).not.toBeInTheDocument()
  },
})
