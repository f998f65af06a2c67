import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { StoresPage } from '../../app/features/merchant/store/StoresPage.tsx'
import { onPhone, pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { loaded } from '../support/app/loaded.ts'
import { broken, never } from '../support/app/refused.ts'
import { shown } from '../support/shown.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { asVisitor } from './marketAnswers.ts'
import { storeAnswers } from './storeAnswers.ts'

const meta = preview.meta({
  title: 'Pages/Stores',
  component: StoresPage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const at =
  (changed: StoryAnswers = {}) =>
  () => <StoryApp address="/me/merchant" answers={{ ...storeAnswers(), ...changed }} />

export const Loaded = meta.story({
  tags: ['visual'],
  render: at(),
  play: async context => {
    await loaded(context)
    const { canvas } = context
    await expect(await canvas.findAllByRole('article')).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: 'Night Market' })).toHaveAttribute(
      'href',
      '/me/merchant/view/01900000-0000-7000-8000-000000000003',
    )
  },
})
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: at(),
  play: loaded,
})
export const Loading = meta.story({ render: at({ merchantAccounts: never }) })
export const Empty = meta.story({
  render: at(storeAnswers([])),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('No stores yet'))
  },
})
export const Failed = meta.story({
  render: at({ merchantAccounts: broken }),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('button', { name: 'Try again' }))
  },
})
/** Nobody is logged in: the page is not shown. */
export const Forbidden = meta.story({
  render: at(asVisitor),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('heading', { level: 1, name: 'Log in' }))
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument()
  },
})
