import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { AttractedStorePage } from '../../app/features/merchant/stats/AttractedStorePage.tsx'
import { noPayouts, storyAttracted } from '../domain/support/storyStats.ts'
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
  title: 'Pages/AttractedStore',
  component: AttractedStorePage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const address = `/me/merchant/attracted/${storyStore().accountId}`
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
    await expect(canvas.getByRole('heading', { level: 1, name: 'Harbor & Pine Coffee' })).toBeVisible()
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
export const Loading = meta.story({ render: at({ attractedStore: never }) })
/** Nobody paid it yet. */
export const Empty = meta.story({
  render: at({
    attractedStore: () => ({
      ...noPayouts,
      ...storyAttracted[1],
      methods: [],
    }),
  }),
  play: async ({ canvas }) => {
    await shown(canvas.findByText(/No payments in 6.months/))
  },
})
export const Failed = meta.story({
  render: at({ attractedStore: broken }),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('The figures could not be loaded'))
  },
})
/** A store that somebody else brought. */
export const NoStore = meta.story({
  render: () => (
    <StoryApp
      address="/me/merchant/attracted/01900000-0000-7000-8000-0000000000ff"
      answers={statsAnswers()}
    />
  ),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('There is no such store'))
    await expect(canvas.getByRole('link', { name: 'Back to the list' })).toHaveAttribute(
      'href',
      '/me/merchant/attracted',
    )
  },
})
/** Nobody is logged in. */
export const Forbidden = meta.story({
  render: at(asVisitor),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('heading', { level: 1, name: 'Log in' }))
  },
})
