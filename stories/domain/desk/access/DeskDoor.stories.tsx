import type { ComponentProps } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { DoorState } from '../../../../design-system/domain/desk/access/DoorState.tsx'
import { DeskDoor } from '../../../../design-system/domain/desk/access/DeskDoor.tsx'
import { leadsTo, showsText, staysInside, tellsOfPress } from '../../../support/plays.ts'
import { storyRefusal } from '../../support/storyRefusal.ts'

const onOpen = fn<ComponentProps<typeof DeskDoor>['onOpen']>(() => Promise.resolve())

const meta = preview.meta({
  title: 'Domain/Desk/DeskDoor',
  component: DeskDoor,
  beforeEach: () => void onOpen.mockReset(),
  args: { hasTwoFactor: true, setUpHref: '#security', onOpen },
})

/** The one thing that is asked before anything of the desk is shown. */
export const Default = meta.story({ tags: ['visual'] })
/** Without a second factor there is no way in, and a way to set one up. */
export const WithoutFactor = meta.story({
  tags: ['visual'],
  args: { hasTwoFactor: false },
  play: leadsTo('Set up an authenticator', '#security'),
})
/** Six digits fit on a phone, under longer words. */
export const OnPhoneInRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  play: staysInside,
})

const onRetry = fn()

/** It is not known yet whether the desk is open. */
export const Loading = meta.story({
  render: () => <DoorState content={{ status: 'loading' }} />,
  play: showsText('Looking whether the desk is open'),
})
/** Nobody answered whether it is: one press asks again. */
export const Failed = meta.story({
  render: () => <DoorState content={{ status: 'failed', onRetry, isRetrying: false }} />,
  play: tellsOfPress('Try again', onRetry),
})

Default.test('opens with the sixth digit, and no press', async ({ userEvent }) => {
  await userEvent.type(await screen.findByLabelText('Code from the authenticator'), '123456')
  await waitFor(() => expect(onOpen.mock.calls).toEqual([[{ code: '123456' }]]))
})

Default.test('says at the field that a code is wrong', async ({ canvas, userEvent }) => {
  onOpen.mockRejectedValueOnce(storyRefusal('code', 'wrong_code', 'wrong_code'))
  await userEvent.type(await screen.findByLabelText('Code from the authenticator'), '000000')
  const field = canvas.getByLabelText('Code from the authenticator')
  await waitFor(() => expect(field).toBeInvalid())
})
