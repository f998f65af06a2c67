import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { inviteUrl } from '../../../../design-system/domain/growth/affiliate/link/inviteUrl.ts'
import type {
  LinkEvents,
  LinkTag,
} from '../../../../design-system/domain/growth/affiliate/link/linkEvents.ts'
import { LinkList } from '../../../../design-system/domain/growth/affiliate/link/LinkList.tsx'
import { MainLink } from '../../../../design-system/domain/growth/affiliate/link/MainLink.tsx'
import { NewLinkButton } from '../../../../design-system/domain/growth/affiliate/link/NewLinkButton.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { findVisible } from '../../../support/findVisible.ts'
import { storyLinks } from '../../support/growth/storyAffiliate.ts'
import { storyBook } from '../../support/storyAssetBook.ts'
import { storyRefusal } from '../../support/storyRefusal.ts'

const urlOf = (code: string) => inviteUrl('https://souk.example', code)
const [main] = storyLinks
const onRename = fn<LinkEvents['onRename']>(async () => undefined)
const [onCode, onPicture, onDelete] = [fn(), fn(), fn()]

const meta = preview.meta({
  title: 'Domain/Affiliate/Links',
  component: LinkList,
  args: {
    links: storyLinks,
    limit: 10,
    urlOf,
    assets: storyBook,
    onRename: (tag: LinkTag) => onRename(tag),
    onRenameAll: async () => undefined,
    onCode,
    onPicture,
    onDelete,
  },
})

const codes = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-cell="code"] > :last-child')].map(code => code.textContent)

/** The link that earned most comes first; the order is a choice. */
export const States = meta.story({
  tags: ['visual'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(codes(canvasElement)[0]).toBe('K7PM4XTQ')
    await userEvent.click(canvas.getByRole('button', { name: /^Order/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Newest' }))
    await waitFor(() => expect(codes(canvasElement)[0]).toBe('2MVD8GXS'))
    await userEvent.click(canvas.getByRole('button', { name: 'QR code of “kunle_o”' }))
    await expect(onCode).toHaveBeenCalledWith(main)
    await userEvent.click(canvas.getByRole('button', { name: 'Delete “kunle_o”' }))
    await expect(onDelete).toHaveBeenCalledWith(main)
  },
})
/** Renamed in its place: the pencil has the focus again afterwards. */
export const Rename = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename “Campus meetup”' }))
    const field = canvas.getByRole('textbox', { name: 'Name of the link' })
    await expect(field).toHaveFocus()
    await userEvent.type(field, '{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Rename “Campus meetup”' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Rename “Campus meetup”' }))
    await userEvent.clear(canvas.getByRole('textbox'))
    await userEvent.type(canvas.getByRole('textbox'), 'Campus, Lagos{Enter}')
    await waitFor(() => expect(onRename).toHaveBeenCalledWith({ code: 'W6TQ5ZRB', tag: 'Campus, Lagos' }))
    await waitFor(() => expect(canvas.queryByRole('textbox')).not.toBeInTheDocument())
  },
})
/** What the server refuses of a name stands at it. */
export const RenameRefused = meta.story({
  args: {
    onRename: async () => {
      throw storyRefusal('tag', 'Use another name', 'tag_refused')
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename “Campus meetup”' }))
    await userEvent.type(canvas.getByRole('textbox'), '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Save the name' }))
    await findVisible(canvas.findByText('Use another name'))
    await expect(canvas.getByText('14/32')).toBeVisible()
  },
})
/** Several at once, all or none; what is refused of one stands at that one. */
export const RenameSeveral = meta.story({
  args: {
    onRenameAll: async () => {
      throw storyRefusal('items.1.tag', 'Use another name', 'tag_refused')
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename several' }))
    const [first, second] = canvas.getAllByRole('textbox')
    await userEvent.type(first as HTMLElement, ' 2')
    await userEvent.type(second as HTMLElement, ' 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Save names' }))
    await findVisible(canvas.findByText('Use another name'))
    await expect(second).toHaveAttribute('aria-invalid', 'true')
    await expect(first).not.toHaveAttribute('aria-invalid')
  },
})
/** The only link stays, and it is said why. */
export const OnlyOne = meta.story({
  args: { links: [main] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument()
    await expect(canvas.getByText(/Your only link cannot be deleted/)).toBeVisible()
  },
})
/** The card of the first link, and the button with as many links as there may be. */
export const Main = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack gap="4">
      <NewLinkButton count={6} limit={10} onAdd={() => {}} />
      <NewLinkButton count={10} limit={10} onAdd={() => {}} />
      <MainLink link={main} url={urlOf(main.code)} onPicture={onPicture} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/no more are possible/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Picture' }))
    await expect(onPicture).toHaveBeenCalledWith(main)
  },
})
/** A long name and nine digits of earnings in one row of a phone, in Russian. */
export const InRussianOnPhone = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  args: {
    links: storyLinks.map((link, index) =>
      index === 1
        ? {
            ...link,
            tag: 'Сообщество студентов и выпускнико',
            worth: { amount: '123456789.12', asset: 'USD' },
          }
        : link,
    ),
  },
})
