import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { EditAdvertPage } from '../../app/features/advert/EditAdvertPage.tsx'
import { onPhone, pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { broken, never } from '../support/app/refused.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { asVisitor } from './marketAnswers.ts'
import { wizardAnswers } from './wizardAnswers.ts'
import { shown } from '../support/shown.ts'

const meta = preview.meta({
  title: 'Pages/EditAdvert',
  component: EditAdvertPage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const at =
  (changed: StoryAnswers = {}, id = 'a1') =>
  () => <StoryApp address={`/edit-advert/${id}`} answers={{ ...wizardAnswers(), ...changed }} />

/** What is traded stays as it is; the rest can be changed. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: at(),
  play: async ({ canvas, userEvent }) => {
    await shown(canvas.findByText('Sell Bitcoin for Nigerian naira'))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByRole('radio', { name: /GTBank/ })).toBeChecked()
  },
})
export const OnPhoneInRussian = meta.story({
  globals: { ...onPhone, locale: 'ru' },
  render: at(),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('4 из 248'))
  },
})
export const Loading = meta.story({ render: at({ advert: never }) })

/** Gone, or somebody else's: nobody learns which. */
export const Empty = meta.story({
  render: at({}, 'a404'),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('Error 404, page not found'))
  },
})
export const Failed = meta.story({
  render: at({ advert: broken }),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('button', { name: 'Try again' }))
  },
})

/** Who is not logged in is asked to. */
export const Forbidden = meta.story({
  render: at(asVisitor),
  play: async ({ canvas }) => {
    await shown(canvas.findByLabelText('E-mail or user name'))
  },
})
