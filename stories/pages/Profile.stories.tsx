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

/** Words that others read are saved by themselves, and the field says so when they are. */
export const Loaded = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    const words = await canvas.findByRole('textbox', { name: 'Introduction' })
    await userEvent.clear(words)
    await userEvent.type(words, 'Back on Monday.')
    await findVisible(canvas.findByText('Saved'))
  }),
})

/** Labels and hints of the public profile in Russian at the width of a desktop. */
export const InRussian = meta.story(page.inRussian)
/** Picture, name, words and time zone of the public profile in one column on a phone. */
export const OnPhone = meta.story(page.onPhone)
/** Longer Russian hints under each field push nothing out of the column of a phone. */
export const OnPhoneInRussian = meta.story(page.onPhoneInRussian)

/** The title stands above one card of placeholders, where picture and fields will be. */
export const Loading = meta.story(page.loading('profileSettings'))

/** Nothing is told yet, and the name can still be changed. */
export const Empty = meta.story({
  render: page.with(() => settingAnswers({ introduction: '', telegramUsername: null as never })),
  play: onceLoaded(async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Introduction' })).toHaveValue('')
  }),
})

/** No empty fields stand in for a profile that did not load: typing into them would save over it. */
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

/** The picture is chosen in a dialog over the page, so the rest of the profile is not left. */
export const ChangesThePicture = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change picture' }))
    const dialog = within(await findVisible(screen.findByRole('dialog', { name: 'Profile picture' })))
    await expect(dialog.getByText('Choose a picture')).toBeVisible()
  }),
})
