import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { NotificationSettings } from '../../../design-system/domain/setting/NotificationSettings.tsx'
import { saveDelay, storyNotices, storyReach, storyTimers } from '../support/storySetting.ts'

const meta = preview.meta({
  title: 'Domain/Setting/NotificationSettings',
  component: NotificationSettings,
  args: { values: storyNotices, reach: storyReach, onSave: fn(async () => undefined) },
})

const notLinked = {
  ...storyReach,
  telegram: { status: 'unlinked', href: '#link-telegram' },
  push: { status: 'unavailable' },
} as const

export const Default = meta.story({ tags: ['visual'] })
export const NotLinked = meta.story({
  args: { reach: notLinked },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Link Telegram' })).toHaveAttribute(
      'href',
      '#link-telegram',
    )
    const news = canvas.getByRole('switch', { name: 'News of Souk: Telegram' })
    await expect(news).toHaveAccessibleDescription('Not linked')
    await userEvent.click(news)
    await expect(news).not.toBeChecked()
  },
})
export const WithThisBrowser = meta.story({
  args: { browser: { state: 'on', onChange: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'In this browser' })).toBeChecked()
  },
})
export const Phone = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  args: { reach: notLinked },
})

const timers = storyTimers()
export const SavesTheKindThatChanged = meta.story({
  args: { timers, onSave: fn(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Chat messages: Telegram' }))
    timers.advance(saveDelay)
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        chat: { email: true, telegram: true, push: true },
      }),
    )
  },
})

export const SecurityLettersStay = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch', { name: 'Account security: E-mail' })).not.toBeInTheDocument()
    await expect(canvas.getByText(/Letters about security cannot be switched off/)).toBeVisible()
    await expect(canvas.getByRole('switch', { name: 'Account security: Push' })).toBeChecked()
  },
})
