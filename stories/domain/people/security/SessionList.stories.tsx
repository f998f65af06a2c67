import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { SessionList } from '../../../../design-system/domain/people/security/session/SessionList.tsx'
import { SessionListLoading } from '../../../../design-system/domain/people/security/session/SessionListLoading.tsx'
import { storySessions } from '../../support/people/storyAccount.ts'
import { withStoppedClock } from '../../support/storyClock.tsx'

const onEnd = fn()
const onEndOthers = fn()

const meta = preview.meta({
  title: 'Domain/Security/SessionList',
  component: SessionList,
  decorators: [withStoppedClock],
  args: { sessions: storySessions, pending: null, onEnd, onEndOthers },
})

/** This device stands first and cannot be logged out here; each other one can, or all of them at once. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    onEnd.mockClear()
    const [here] = canvas.getByRole('list', { name: 'Devices that are logged in' }).children
    await expect(here).toHaveTextContent('Chrome on WindowsThis device')
    await expect(here?.querySelector('button')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Log out Safari on iOS' }))
    await expect(onEnd.mock.calls).toEqual([['phone']])
    await userEvent.click(canvas.getByRole('button', { name: 'Log out all others' }))
    await expect(onEndOthers).toHaveBeenCalledOnce()
  },
})
/** Devices, addresses and times in Russian at a phone's width, an IPv6 address among them. */
export const Russian = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
})

/** While one device is being logged out, no other can be. */
export const EndingOne = meta.story({
  args: { pending: { id: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    onEnd.mockClear()
    await expect(canvas.getByRole('button', { name: 'Logging out' })).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Log out Unknown device' }))
    await expect(onEnd).not.toHaveBeenCalled()
  },
})
/** Every device but this one says that it is being logged out. */
export const EndingOthers = meta.story({ args: { pending: 'others' } })

/** With this device alone there is nothing to log out, and it says so. */
export const OnlyThis = meta.story({
  args: { sessions: storySessions.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are logged in on this device only.')).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})

/** Devices that were logged out stay listed, without a button. */
export const Ended = meta.story({
  play: async ({ canvas }) => {
    const ended = canvas.getByRole('list', { name: 'Devices that were logged in' })
    await expect(ended).toHaveTextContent('Firefox on Android')
    await expect(ended.querySelector('button')).toBeNull()
  },
})

/** The panel has its title; still rows with a sign, two lines and a button wait below. */
export const Loading = meta.story({ render: () => <SessionListLoading /> })
