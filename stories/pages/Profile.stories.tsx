import { expect, screen, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ProfilePage } from '../../app/features/setting/ProfilePage.tsx'
import { loaded } from '../support/app/loaded.ts'
import { broken, never, refused } from '../support/app/refused.ts'
import { onPhone, pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { asVisitor } from './marketAnswers.ts'
import { settingAnswers } from './settingAnswers.ts'
import { shown } from '../support/shown.ts'

const meta = preview.meta({
  title: 'Pages/Profile',
  component: ProfilePage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const at =
  (changed: StoryAnswers = {}, differs: Parameters<typeof settingAnswers>[0] = {}) =>
  () => <StoryApp address="/profile" answers={{ ...settingAnswers(differs), ...changed }} />

export const Loaded = meta.story({
  render: at(),
  play: async context => {
    await loaded(context)
    const { canvas, userEvent } = context
    const words = await canvas.findByRole('textbox', { name: 'Introduction' })
    await userEvent.clear(words)
    await userEvent.type(words, 'Back on Monday.')
    await shown(canvas.findByText('Saved'))
  },
})

export const InRussian = meta.story({ globals: { locale: 'ru' }, render: at(), play: loaded })
export const OnPhone = meta.story({ globals: onPhone, render: at(), play: loaded })
export const OnPhoneInRussian = meta.story({
  globals: { ...onPhone, locale: 'ru' },
  render: at(),
  play: loaded,
})

export const Loading = meta.story({ render: at({ profileSettings: never }) })

/** Nothing is told yet, and the name can still be changed. */
export const Empty = meta.story({
  render: at({}, { introduction: '', telegramUsername: null as never }),
  play: async context => {
    await loaded(context)
    await expect(await context.canvas.findByRole('textbox', { name: 'Introduction' })).toHaveValue('')
  },
})

export const Failed = meta.story({
  render: at({ profileSettings: broken }),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('button', { name: 'Try again' }))
  },
})

/** Nobody is logged in. */
export const Forbidden = meta.story({
  render: at(asVisitor),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('heading', { level: 1, name: 'Log in' }))
    await expect(canvas.queryByLabelText('Introduction')).not.toBeInTheDocument()
  },
})

/** The server says no at the field that it is about. */
export const NameIsTaken = meta.story({
  render: at({
    updateMe: () => {
      throw refused(422, 'user_name_taken', { user_name: ['This name is taken.'] })
    },
  }),
  play: async context => {
    await loaded(context)
    const { canvas, userEvent } = context
    const name = await canvas.findByRole('textbox', { name: 'User name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'amina')
    await shown(canvas.findByText('Not saved: correct the marked fields'))
    await expect(name).toHaveAccessibleDescription(/This name is taken/)
  },
})

export const ChangesThePicture = meta.story({
  render: at(),
  play: async context => {
    await loaded(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Change picture' }))
    const dialog = within(await shown(screen.findByRole('dialog', { name: 'Profile picture' })))
    await expect(dialog.getByText('Choose a picture')).toBeVisible()
  },
})
