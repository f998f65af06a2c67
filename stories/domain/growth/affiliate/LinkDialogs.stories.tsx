import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { DeleteLinkDialog } from '../../../../design-system/domain/growth/affiliate/link/DeleteLinkDialog.tsx'
import { inviteUrl } from '../../../../design-system/domain/growth/affiliate/link/inviteUrl.ts'
import { LinkCodeDialog } from '../../../../design-system/domain/growth/affiliate/link/LinkCodeDialog.tsx'
import { linkPicture } from '../../../../design-system/domain/growth/affiliate/link/linkPicture.ts'
import { NewLinkDialog } from '../../../../design-system/domain/growth/affiliate/link/NewLinkDialog.tsx'
import { pageBrand } from '../../../../design-system/brand/brand.ts'
import { findVisible } from '../../../support/findVisible.ts'
import { storyRefusal } from '../../support/storyRefusal.ts'

const [onSubmit, close, dismiss] = [fn(async (_tag?: string) => undefined), fn(), fn()]
const controls = { close, dismiss }
const url = inviteUrl('https://souk.example', 'K7PM4XTQ')

const meta = preview.meta({
  title: 'Domain/Affiliate/LinkDialogs',
  component: NewLinkDialog,
  subcomponents: { DeleteLinkDialog, LinkCodeDialog },
  args: { ...controls, onSubmit: (tag: string) => onSubmit(tag) },
})

/** A link without a name is not made; once it is, the dialog answers and closes. */
export const New = meta.story({
  play: async ({ userEvent }) => {
    await findVisible(screen.findByRole('dialog', { name: 'New link' }))
    await userEvent.click(screen.getByRole('button', { name: 'Make the link' }))
    await expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.type(screen.getByRole('textbox', { name: 'Name of the link' }), 'Flyer')
    await userEvent.click(screen.getByRole('button', { name: 'Make the link' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith('Flyer'))
    await waitFor(() => expect(close).toHaveBeenCalledWith(true))
  },
})
/** A name that the server does not take is said at its field, in its words, and can be changed. */
export const NewRefused = meta.story({
  args: {
    onSubmit: async () => {
      throw storyRefusal('tag', 'Use another name', 'tag_refused')
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name of the link' }), 'Flyer')
    await userEvent.click(screen.getByRole('button', { name: 'Make the link' }))
    await findVisible(screen.findByText('Use another name'))
  },
})
/** What stays, and what is gone for good. */
export const Delete = meta.story({
  tags: ['visual'],
  render: () => <DeleteLinkDialog {...controls} tag="Telegram channel" code="K7PM4XTQ" onSubmit={onSubmit} />,
  play: async ({ userEvent }) => {
    await findVisible(screen.findByRole('alertdialog', { name: 'Delete “Telegram channel”?' }))
    await userEvent.click(screen.getByRole('button', { name: 'Delete the link' }))
    await waitFor(() => expect(close).toHaveBeenCalledWith(true))
  },
})
/** The code is named after its link, and the address is there in letters for who cannot scan it. */
export const Code = meta.story({
  tags: ['visual'],
  render: () => <LinkCodeDialog {...controls} tag="Telegram channel" url={url} />,
  play: async () => {
    await findVisible(screen.findByRole('img', { name: 'QR code of “Telegram channel”' }))
    await expect(screen.getByText(url)).toBeVisible()
  },
})
/** A name of three words over the code, in Russian on a phone. */
export const CodeInRussianOnPhone = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  render: () => <LinkCodeDialog {...controls} tag="Сообщество студентов" url={url} />,
})
/** The picture is light whatever the viewer's theme is, upright, and a PNG. */
export const Picture = meta.story({
  render: () => <DeleteLinkDialog {...controls} tag="Telegram channel" code="K7PM4XTQ" onSubmit={onSubmit} />,
  play: async () => {
    const made = await linkPicture({
      brand: pageBrand,
      url,
      code: 'K7PM4XTQ',
      line: 'Trade coins with people, held safe until both are done.',
      codeLabel: 'Invite code',
    })
    await expect(made.type).toBe('image/png')
    const drawn = await createImageBitmap(made)
    await expect([drawn.width, drawn.height]).toEqual([1080, 1350])
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d')
    context?.drawImage(drawn, 0, 0)
    const [red = 0, green = 0, blue = 0] = context?.getImageData(8, 8, 1, 1).data ?? []
    await expect(Math.min(red, green, blue)).toBeGreaterThan(200)
  },
})
