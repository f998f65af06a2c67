import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { MessengerPanel } from '../../../../design-system/domain/people/security/MessengerPanel.tsx'
import { TelegramConfirmation } from '../../../../design-system/domain/people/security/TelegramConfirmation.tsx'
import { minutesFromNow, withStoppedClock } from '../../support/storyClock.tsx'
import { findVisible } from '../../../support/findVisible.ts'
import { showsText, tellsOfPress } from '../../../support/plays.ts'

const close = fn()
const dismiss = fn()
const onLink = fn()
const onUnlink = fn()

const meta = preview.meta({
  title: 'Domain/Security/Messenger',
  component: TelegramConfirmation,
  subcomponents: { MessengerPanel },
  decorators: [withStoppedClock],
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  beforeEach: () => {
    for (const spy of [close, dismiss, onLink, onUnlink]) spy.mockReset()
  },
})

const link = { href: 'https://t.me/souk_bot?start=4f2k', expiresAt: minutesFromNow(5) }
const getLink = fn(() => Promise.resolve(link))
const never = () => new Promise<never>(() => {})
const args = { getLink: () => Promise.resolve(link), whenLinked: never, close, dismiss }
const panel = { onLink, onUnlink, isUnlinking: false } as const

/** What Telegram is good for here, and the button that begins to link it. */
export const NotLinked = meta.story({
  args,
  tags: ['visual'],
  render: () => <MessengerPanel {...panel} linkedAs={null} />,
  play: tellsOfPress('Link Telegram', onLink),
})
/** Under which name Telegram is linked, and the way to unlink it. */
export const Linked = meta.story({
  args,
  tags: ['visual'],
  render: () => <MessengerPanel {...panel} linkedAs="kunle_lagos" />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('@kunle_lagos')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Unlink' }))
    await expect(onUnlink).toHaveBeenCalledOnce()
  },
})
/** Somebody without a name on Telegram is shown by number, just being unlinked; in Russian. */
export const LinkedByNumberRussian = meta.story({
  args,
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  render: () => <MessengerPanel {...panel} linkedAs="700123456" isUnlinking />,
  play: showsText('700123456'),
})
/** The way to the bot, and how long its link holds; once Telegram is linked, the dialog goes by itself. */
export const Waiting = meta.story({
  args,
  tags: ['visual'],
  play: async () => {
    await expect(await screen.findByRole('link', { name: /Open Telegram/ })).toHaveAttribute(
      'href',
      link.href,
    )
  },
})
/** How Telegram is linked in Russian words, and the button that opens it, on a phone. */
export const WaitingOnPhoneInRussian = meta.story({
  args,
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
})
/** The dialog says what will happen while the link to the bot is still being made. */
export const Coming = meta.story({ args: { ...args, getLink: never } })
/** A link whose time is over is replaced without leaving the dialog. */
export const Over = meta.story({
  args: { ...args, getLink },
  beforeEach: () => {
    getLink.mockReset()
    getLink.mockResolvedValue(link)
    getLink.mockResolvedValueOnce({ ...link, expiresAt: minutesFromNow(-1) })
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Get a new link' }))
    await findVisible(screen.findByRole('link', { name: /Open Telegram/ }))
  },
})
/** The link could not be made; another try brings it. */
export const NoLink = meta.story({
  args: { ...args, getLink },
  beforeEach: () => {
    getLink.mockReset()
    getLink.mockResolvedValue(link)
    getLink.mockRejectedValueOnce(new Error('nobody answers'))
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await findVisible(screen.findByRole('link', { name: /Open Telegram/ }))
  },
})

Waiting.test(
  'goes once the messenger is linked',
  { args: { whenLinked: () => Promise.resolve() } },
  async () => {
    await waitFor(() => expect(close.mock.calls).toEqual([[true]]))
  },
)
Waiting.test('can be left', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await expect(dismiss).toHaveBeenCalledOnce()
})
