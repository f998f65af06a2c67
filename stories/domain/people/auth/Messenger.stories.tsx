import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import type { MessengerLinkState } from '../../../../design-system/domain/people/auth/messenger/messenger.ts'
import { MessengerButton } from '../../../../design-system/domain/people/auth/messenger/MessengerButton.tsx'
import { MessengerLogIn } from '../../../../design-system/domain/people/auth/messenger/MessengerLogIn.tsx'
import { MessengerWait } from '../../../../design-system/domain/people/auth/messenger/MessengerWait.tsx'
import { NarrowLayout } from '../../../../design-system/domain/page/layout/NarrowLayout.tsx'
import { minutesFromNow, withStoppedClock } from '../../support/storyClock.tsx'
import { expectLink } from '../../../support/plays.ts'

const onCancel = fn()

const meta = preview.meta({
  title: 'Domain/Auth/Messenger',
  component: MessengerWait,
  decorators: [withStoppedClock],
  args: { href: 'https://t.me/souk_bot?start=code', expiresAt: minutesFromNow(10), onCancel },
  render: args => (
    <NarrowLayout>
      <MessengerWait {...args} />
    </NarrowLayout>
  ),
})

/** While the bot is open elsewhere: what to do there, how long the link holds, opening it again, and giving up. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Open the link that the bot sends you' })).toBeVisible()
    await expectLink(canvas, 'Open Telegram again', 'https://t.me/souk_bot?start=code')
    await expect(canvas.getByRole('timer')).toHaveTextContent('10:00')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(onCancel).toHaveBeenCalled()
  },
})
/** The Russian sentence that says what to do in the bot has to be read first, on a phone. */
export const Russian = meta.story({ globals: { locale: 'ru', viewport: { value: 'phone' } } })

/** The bot opens beside this page, which goes on to wait for it. */
export const Button = meta.story({
  render: () => <MessengerButton href="https://t.me/souk_bot?start=code" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Log in with Telegram' })).toHaveAttribute(
      'target',
      '_blank',
    )
  },
})

const onMessenger = fn()
const ready = {
  kind: 'ready',
  href: 'https://t.me/souk_bot?start=code',
  expiresAt: minutesFromNow(15),
} as const
const alone = (link: MessengerLinkState) => () => (
  <NarrowLayout>
    <MessengerLogIn link={link} onMessenger={onMessenger} emailHref="#email" />
  </NarrowLayout>
)

/** Where Telegram is the way in, the log-in by e-mail is still one link away. */
export const Alone = meta.story({
  render: alone(ready),
  play: async ({ canvas }) => {
    await expectLink(canvas, 'Log in by e-mail', '#email')
    await expectLink(canvas, 'Log in with Telegram', ready.href)
  },
})
/** Telegram is the one button, and the e-mail a Russian link beneath it, on a phone. */
export const AloneRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  render: alone(ready),
})
/** The link to the bot is still being made: the button's place is held, and the e-mail is there already. */
export const AloneComing = meta.story({ render: alone({ kind: 'coming' }) })

const onRetry = fn()
/** Without a link there is no button, but an error that asks for one again. */
export const AloneFailed = meta.story({
  render: alone({ kind: 'failed', onRetry }),
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
})
