import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { NotificationSettings } from '../../../../design-system/domain/people/setting/notice/NotificationSettings.tsx'
import { saveDelay, storyNotices, storyReach, storyTimers } from '../../support/people/storySetting.ts'
import { findVisible } from '../../../support/findVisible.ts'
import { expectLink } from '../../../support/plays.ts'

const meta = preview.meta({
  title: 'Domain/Setting/NotificationSettings',
  component: NotificationSettings,
  args: {
    values: storyNotices,
    reach: storyReach,
    quietHours: null,
    timeZone: 'Africa/Lagos',
    sound: { isOn: true, onChange: fn() },
    onSave: fn(async () => undefined),
  },
})

const notLinked = {
  ...storyReach,
  telegram: { status: 'unlinked', href: '#link-telegram' },
  push: { status: 'unavailable' },
} as const

/** Kinds of news by channels in one table, with quiet hours and the sound of an open page. */
export const Default = meta.story({ tags: ['visual'] })
/** A channel that is not linked says so, leads to linking it, and its switches do not move. */
export const NotLinked = meta.story({
  args: { reach: notLinked },
  play: async ({ canvas, userEvent }) => {
    await expectLink(canvas, 'Link Telegram', '#link-telegram')
    const news = canvas.getByRole('switch', { name: 'News of Souk: Telegram' })
    await expect(news).toHaveAccessibleDescription('Not linked')
    await userEvent.click(news)
    await expect(news).not.toBeChecked()
  },
})
/** Where the browser itself can tell, it has a switch of its own. */
export const WithThisBrowser = meta.story({
  args: { browser: { state: 'on', onChange: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'In this browser' })).toBeChecked()
  },
})
/** The table in Russian at a phone's width, with Telegram not linked and push not offered. */
export const Phone = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  args: { reach: notLinked },
})

const timers = storyTimers()
/** One switch saves all channels of its kind and no other kind, a moment later. */
export const SavesTheKindThatChanged = meta.story({
  args: { timers, onSave: fn(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Chat messages: Telegram' }))
    timers.advance(saveDelay)
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        notices: { chat: { email: true, telegram: true, push: true } },
      }),
    )
  },
})

const quietTimers = storyTimers()
/** Hours appear once they are wanted, by the clock of the viewer's zone; switched off, they are dropped. */
export const KeepsQuietHours = meta.story({
  tags: ['visual'],
  args: { timers: quietTimers, onSave: fn(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    const quiet = canvas.getByRole('switch', { name: 'Quiet hours' })
    await expect(quiet).toHaveAccessibleDescription(/What has a deadline still comes at once/)
    await expect(canvas.queryByLabelText('From')).not.toBeInTheDocument()
    await userEvent.click(quiet)
    await userEvent.clear(canvas.getByLabelText('Until'))
    await userEvent.type(canvas.getByLabelText('Until'), '07:30')
    await expect(canvas.getByText('By the clock of your time zone, Africa/Lagos.')).toBeVisible()
    quietTimers.advance(saveDelay)
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ quietHours: { from: '22:00', to: '07:30' } }),
    )
    await userEvent.click(quiet)
    quietTimers.advance(saveDelay)
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith({ quietHours: null }))
  },
})

const sameTimers = storyTimers()
/** Quiet hours that end as they begin are refused, and nothing is saved. */
export const RefusesHoursThatEndAsTheyBegin = meta.story({
  args: { timers: sameTimers, quietHours: { from: '22:00', to: '08:00' }, onSave: fn(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Until'))
    await userEvent.type(canvas.getByLabelText('Until'), '22:00')
    await userEvent.tab()
    sameTimers.advance(saveDelay)
    await findVisible(canvas.findByText('Choose two different times'))
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

/** The sound of an open page goes on and off at once, without being saved with the rest. */
export const SoundsOrNot = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Sound' }))
    await expect(args.sound.onChange).toHaveBeenCalledWith(false)
  },
})

/** Letters about security have no switch, and it says why; other channels of that kind have one. */
export const SecurityLettersStay = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch', { name: 'Account security: E-mail' })).not.toBeInTheDocument()
    await expect(canvas.getByText(/Letters about security cannot be switched off/)).toBeVisible()
    await expect(canvas.getByRole('switch', { name: 'Account security: Push' })).toBeChecked()
  },
})
