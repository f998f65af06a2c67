import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { EditStorePage } from '../../app/features/merchant/store/EditStorePage.tsx'
import { storyStore } from '../domain/support/storyStores.ts'
import { onPhone, pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { loaded } from '../support/app/loaded.ts'
import { broken, never } from '../support/app/refused.ts'
import { shown } from '../support/shown.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { storeAnswers } from './storeAnswers.ts'

const meta = preview.meta({
  title: 'Pages/EditStore',
  component: EditStorePage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const at =
  (changed: StoryAnswers = {}) =>
  () => (
    <StoryApp
      address={`/me/merchant/edit/${storyStore().accountId}`}
      answers={{ ...storeAnswers(), ...changed }}
    />
  )

export const Loaded = meta.story({
  tags: ['visual'],
  render: at(),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    await expect(name).toHaveValue('Harbor & Pine Coffee')
    await userEvent.clear(name)
    await userEvent.type(name, 'Harbor')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await shown(canvas.findByRole('heading', { level: 1, name: 'Harbor' }))
  },
})
export const OnPhoneInRussian = meta.story({
  globals: { ...onPhone, locale: 'ru' },
  render: at(),
  play: loaded,
})
export const Loading = meta.story({ render: at({ merchantAccount: never }) })
/** A store that is closed, or somebody else's. */
export const Empty = meta.story({
  render: at(storeAnswers([])),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('There is no such store'))
  },
})
export const Failed = meta.story({
  render: at({ merchantAccount: broken }),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('button', { name: 'Try again' }))
  },
})
