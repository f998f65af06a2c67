import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { EditStorePage } from '../../app/features/merchant/store/EditStorePage.tsx'
import { storyStore } from '../domain/support/shop/storyStores.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { showsText } from '../support/plays.ts'
import { storeAnswers } from './storeAnswers.ts'

const meta = preview.meta({ title: 'Pages/EditStore', component: EditStorePage, ...pageMeta })

const page = pageAt(`/me/merchant/edit/${storyStore().accountId}`, storeAnswers)

/** What is known of a store comes back filled in; its new name is the title of its page after saving. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    await expect(name).toHaveValue('Harbor & Pine Coffee')
    await userEvent.clear(name)
    await userEvent.type(name, 'Harbor')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await findVisible(canvas.findByRole('heading', { level: 1, name: 'Harbor' }))
  },
})
/** The form of a store with its fields filled in, at the width of a phone with Russian labels. */
export const OnPhoneInRussian = meta.story(page.onPhoneInRussian)
/** The task is named and the viewer's other stores stand beside it before the store is there. */
export const Loading = meta.story(page.loading('merchantAccount'))
/** A store that is closed, or somebody else's. */
export const Empty = meta.story({
  render: page.with(storeAnswers([])),
  play: showsText('There is no such store'),
})
/** The form is not shown empty when its store did not load: it is asked for again. */
export const Failed = meta.story(page.failed('merchantAccount'))
