import preview from '../../.storybook/preview.tsx'
import { CreateStorePage } from '../../app/features/merchant/store/CreateStorePage.tsx'
import { onPhone, pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { loaded } from '../support/app/loaded.ts'
import { refused } from '../support/app/refused.ts'
import { shown } from '../support/shown.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { asVisitor } from './marketAnswers.ts'
import { storeAnswers } from './storeAnswers.ts'

const meta = preview.meta({
  title: 'Pages/CreateStore',
  component: CreateStorePage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const at =
  (changed: StoryAnswers = {}) =>
  () => <StoryApp address="/me/merchant/create" answers={{ ...storeAnswers(), ...changed }} />

/** Nothing is filled in yet: its empty state is its first. */
export const Loaded = meta.story({ tags: ['visual'], render: at(), play: loaded })
export const OnPhoneInRussian = meta.story({
  globals: { ...onPhone, locale: 'ru' },
  render: at(),
  play: loaded,
})
export const Opens = meta.story({
  render: at(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Night Market')
    await userEvent.click(canvas.getByRole('button', { name: 'Open the store' }))
    await shown(canvas.findByText(/We look at every new store within 1.day/))
  },
})
export const Failed = meta.story({
  render: at({
    createMerchantAccount: () => {
      throw refused(422, 'too_short', { title: ['Characters: 2 at least.'] })
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'N')
    await userEvent.click(canvas.getByRole('button', { name: 'Open the store' }))
    await shown(canvas.findByText('Characters: 2 at least.'))
  },
})
/** Nobody is logged in: the page is not shown. */
export const Forbidden = meta.story({
  render: at(asVisitor),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('heading', { level: 1, name: 'Log in' }))
  },
})
