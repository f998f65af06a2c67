import type { ComponentProps } from 'react'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { DoorDialog } from '../../../../design-system/domain/desk/access/DoorDialog.tsx'
import { findVisible } from '../../../support/findVisible.ts'

const onClose = fn()
const onLeave = fn()

const meta = preview.meta({
  title: 'Domain/Desk/DoorDialog',
  component: DoorDialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  beforeEach: () => {
    for (const spy of [onClose, onLeave]) spy.mockReset()
  },
  args: {
    isOver: true,
    hasTwoFactor: true,
    setUpHref: '#security',
    onOpen: fn<ComponentProps<typeof DoorDialog>['onOpen']>(() => Promise.resolve()),
    onClose,
  },
})

/** The quarter of an hour is over while somebody works: the page behind it stays as it is. */
export const Over = meta.story({
  tags: ['visual'],
  play: async () => {
    await findVisible(screen.findByText(/What you typed is still there/))
    await expect(screen.queryByRole('button', { name: 'Close the desk' })).not.toBeInTheDocument()
  },
})
/** Before it is over: a new quarter of an hour, or the end of this one. */
export const Again = meta.story({
  args: { isOver: false, onLeave },
  play: async ({ userEvent }) => {
    await userEvent.click(await findVisible(screen.findByRole('button', { name: 'Close the desk' })))
    await expect(onLeave).toHaveBeenCalledOnce()
  },
})
/** From below on a phone, in longer words. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
})
