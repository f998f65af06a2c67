import { expect, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { StorePage } from '../../app/features/merchant/store/StorePage.tsx'
import { storyStore, storyStores } from '../domain/support/storyStores.ts'
import { onPhone, pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { loaded } from '../support/app/loaded.ts'
import { broken, never, refused } from '../support/app/refused.ts'
import { shown } from '../support/shown.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { storeAnswers } from './storeAnswers.ts'

const meta = preview.meta({
  title: 'Pages/Store',
  component: StorePage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const at =
  (changed: StoryAnswers = {}, id = storyStore().accountId) =>
  () => <StoryApp address={`/me/merchant/view/${id}`} answers={{ ...storeAnswers(), ...changed }} />

export const Loaded = meta.story({
  tags: ['visual'],
  render: at(),
  play: async context => {
    await loaded(context)
    await shown(context.canvas.findByText('Your store can be paid.'))
  },
})
export const SuspendedOnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: at({}, storyStores[2]?.accountId),
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
export const Closes = meta.story({
  render: at(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close the store' }))
    await userEvent.type(await screen.findByRole('textbox'), 'Harbor & Pine Coffee')
    await userEvent.click(screen.getByRole('button', { name: 'Close Harbor & Pine Coffee' }))
    await expect(await canvas.findAllByRole('article')).toHaveLength(2)
  },
})
/** Somebody may be about to pay. */
export const NotClosedWhileInvoicesAreOpen = meta.story({
  render: at({
    deleteMerchantAccount: () => {
      throw refused(409, 'store_has_open_invoices')
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close the store' }))
    await userEvent.type(await screen.findByRole('textbox'), 'Harbor & Pine Coffee')
    await userEvent.click(screen.getByRole('button', { name: 'Close Harbor & Pine Coffee' }))
    await shown(
      screen.findByText('Some invoices of this store are still open. Cancel them, or wait until they end.'),
    )
    await expect(screen.getByRole('textbox')).toHaveValue('Harbor & Pine Coffee')
  },
})
