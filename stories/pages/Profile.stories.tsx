import { expect, screen, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ProfilePage } from '../../app/features/setting/ProfilePage.tsx'
import { refusal } from '../support/app/failingAnswers.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { onceLoaded } from '../support/plays.ts'
import { settingAnswers } from './settingAnswers.ts'

const meta = preview.meta({ title: 'Pages/Profile', component: ProfilePage, ...pageMeta })

const page = pageAt('/profile', settingAnswers)

export const Loaded = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    const words = await canvas.findByRole('textbox', { name: 'Introduction' })
    await userEvent.clear(words)
    await userEvent.type(words, 'Back on Monday.')
    await findVisible(canvas.findByText('Saved'))
  }),
})

export const InRussian = meta.story(page.inRussian)
export const OnPhone = meta.story(page.onPhone)
export const OnPhoneInRussian = meta.story(page.onPhoneInRussian)

export const Loading = meta.story(page.loading('profileSettings'))

/** Nothing is told yet, and the name can still be changed. */
export const Empty = meta.story({
  render: page.with(() => settingAnswers({ introduction: '', telegramUsername: null as never })),
  play: onceLoaded(async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Introduction' })).toHaveValue('')
  }),
})

export const Failed = meta.story(page.failed('profileSettings'))

/** Nobody is logged in. */
export const Forbidden = meta.story(page.forbidden(canvas => canvas.queryByLabelText('Introduction')))

/** The server says no at the field that it is about. */
export const NameIsTaken = meta.story({
  render: page.with({
    updateMe: () => {
      throw refusal(422, 'user_name_taken', { user_name: ['This name is taken.'] })
    },
  }),
  play: onceLoaded(async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'User name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'amina')
    await findVisible(canvas.findByText('Not saved: correct the marked fields'))
    await expect(name).toHaveAccessibleDescription(/This name is taken/)
  }),
})

export const ChangesThePicture = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change picture' }))
    const dialog = within(await findVisible(screen.findByRole('dialog', { name: 'Profile picture' })))
    await expect(dialog.getByText('Choose a picture')).toBeVisible()
  }),
})
