import preview from '../../.storybook/preview.tsx'
import { CreateStorePage } from '../../app/features/merchant/store/CreateStorePage.tsx'
import { refusal } from '../support/app/failingAnswers.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { storeAnswers } from './storeAnswers.ts'

const meta = preview.meta({ title: 'Pages/CreateStore', component: CreateStorePage, ...pageMeta })

const page = pageAt('/me/merchant/create', storeAnswers)

/** Nothing is filled in yet: its empty state is its first. */
export const Loaded = meta.story({ tags: ['visual'], ...page.loaded })
/** The form that opens a store, at the width of a phone with Russian labels. */
export const OnPhoneInRussian = meta.story(page.onPhoneInRussian)
/** A name is enough to open a store; the page that follows says how soon it is reviewed. */
export const Opens = meta.story({
  render: page.usual,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Night Market')
    await userEvent.click(canvas.getByRole('button', { name: 'Open the store' }))
    await findVisible(canvas.findByText(/We look at every new store within 1.day/))
  },
})
/** A name that the server finds too short is refused at its field, with the least length in the words. */
export const Failed = meta.story({
  render: page.with({
    createMerchantAccount: () => {
      throw refusal(422, 'too_short', { title: ['Characters: 2 at least.'] })
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'N')
    await userEvent.click(canvas.getByRole('button', { name: 'Open the store' }))
    await findVisible(canvas.findByText('Characters: 2 at least.'))
  },
})
/** Nobody is logged in: the page is not shown. */
export const Forbidden = meta.story(page.forbidden())
