import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { AttachmentDialog } from '../../../../design-system/domain/trading/chat/message/AttachmentDialog.tsx'
import { image } from '../../support/trading/storyMessages.ts'

const dismiss = fn()

const meta = preview.meta({
  title: 'Domain/Chat/AttachmentDialog',
  component: AttachmentDialog,
  args: { attachment: image, dismiss },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
})

/** The picture opens whole; the file is downloaded under its own name, and Escape closes. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ userEvent }) => {
    dismiss.mockClear()
    await waitFor(() => expect(screen.getByRole('img', { name: image.name })).toBeVisible())
    await expect(screen.getByRole('link', { name: /Download/ })).toHaveAttribute('download', image.name)
    await userEvent.keyboard('{Escape}')
    await expect(dismiss).toHaveBeenCalledOnce()
  },
})

/** By buttons, by a double press and by keys; never smaller than whole, never larger than four times. */
export const Zooms = meta.story({
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByText('100%')).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
    await expect(screen.getByText('150%')).toBeVisible()
    const view = screen.getByRole('region', { name: /can be scrolled/ })
    await userEvent.dblClick(view)
    await expect(screen.getByText('100%')).toBeVisible()
    view.focus()
    await userEvent.keyboard('+++++++')
    await expect(screen.getByText('400%')).toBeVisible()
    await userEvent.keyboard('-')
    await expect(screen.getByText('300%')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Fit to the window' }))
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }))
    await expect(screen.getByText('100%')).toBeVisible()
  },
})

/** Picture, zoom and the Russian download link together at a phone's width. */
export const OnPhoneInRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('link', { name: /Скачать/ })).toBeVisible())
  },
})
