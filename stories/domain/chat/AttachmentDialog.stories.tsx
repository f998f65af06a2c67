import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { AttachmentDialog } from '../../../design-system/domain/chat/AttachmentDialog.tsx'
import { image } from '../support/storyMessages.ts'

const dismiss = fn()

const meta = preview.meta({
  title: 'Domain/Chat/AttachmentDialog',
  component: AttachmentDialog,
  args: { attachment: image, dismiss },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
})

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

export const OnPhoneInRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('link', { name: /Скачать/ })).toBeVisible())
  },
})
