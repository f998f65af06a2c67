import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import type { Mock, userEvent as user } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { AvatarEditor } from '../../../../design-system/domain/people/setting/avatar/AvatarEditor.tsx'
import { findVisible } from '../../../support/findVisible.ts'
import { halves, lookInto, storyPicture } from '../../support/storyPicture.ts'
import { storyRefusal } from '../../support/storyRefusal.ts'

const meta = preview.meta({
  title: 'Domain/Setting/AvatarEditor',
  component: AvatarEditor,
  args: {
    userName: 'lagoscoin',
    avatarUrl: null,
    onSave: fn(async () => undefined),
    onRemove: fn(async () => undefined),
    close: fn(),
    dismiss: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '760px' } } },
})

type User = Pick<typeof user, 'upload'>

const dialog = async () => within(await findVisible(screen.findByRole('dialog')))
const input = (view: Awaited<ReturnType<typeof dialog>>) => view.getByLabelText(/Choose a picture/)
const stageName = 'The part of the picture that is shown'

/** Chooses the picture, and waits for the stage. */
async function cropping(userEvent: User) {
  const view = await dialog()
  await userEvent.upload(input(view), await storyPicture())
  const stage = await view.findByRole('application', { name: stageName })
  return { view, stage, says: () => view.getByRole('status').textContent }
}

const savedBlob = (onSave: unknown) => (onSave as Mock).mock.calls[0]?.[0] as Blob

/** Which files it takes is said first; without a picture there is none to remove. */
export const Default = meta.story({
  tags: ['visual'],
  play: async () => {
    const view = await dialog()
    await expect(view.getByText(/JPG, JPEG, GIF, PNG or WebP, up to 2/)).toBeVisible()
    await expect(view.queryByRole('button', { name: 'Remove picture' })).not.toBeInTheDocument()
  },
})

/** The picture under its square, in the middle at first; screen readers hear the zoom and the place. */
export const Cropping = meta.story({
  tags: ['visual'],
  play: async ({ userEvent }) => {
    const { view, says } = await cropping(userEvent)
    await expect(says()).toBe('Zoom 100%, 50% from the left, 50% from the top')
    await expect(view.getByRole('slider', { name: 'Zoom' })).toHaveValue('1')
  },
})

/** Arrows move, plus and minus zoom, and what is saved is the square that was in view. */
export const CropsByKeyboard = meta.story({
  args: { onSave: fn(async () => undefined), close: fn() },
  play: async ({ args, userEvent }) => {
    const { view, stage, says } = await cropping(userEvent)
    await waitFor(() => expect(stage).toHaveFocus())
    await userEvent.keyboard('{ArrowRight>12/}')
    await expect(says()).toBe('Zoom 100%, 0% from the left, 50% from the top')
    await userEvent.keyboard('++-')
    await expect(says()).toMatch(/^Zoom 110%/)
    await userEvent.click(view.getByRole('button', { name: 'Save picture' }))
    await waitFor(() => expect(args.close).toHaveBeenCalledWith('saved'))
    const { colour, width, height } = await lookInto(savedBlob(args.onSave), 0.5, 0.5)
    await expect(colour).toEqual(halves.left)
    await expect(width).toBe(height)
  },
})

const at = (stage: HTMLElement, x: number, y: number) => {
  const box = stage.getBoundingClientRect()
  return { clientX: box.left + x * box.width, clientY: box.top + y * box.height }
}

/** The picture follows the pointer as long as it is held, and no longer. */
export const CropsByDragging = meta.story({
  args: { onSave: fn(async () => undefined), close: fn() },
  play: async ({ args, userEvent }) => {
    const { view, stage } = await cropping(userEvent)
    await fireEvent.pointerDown(stage, { pointerId: 1, ...at(stage, 0.9, 0.5) })
    await fireEvent.pointerMove(stage, { pointerId: 1, ...at(stage, 0.1, 0.5) })
    await fireEvent.pointerUp(stage, { pointerId: 1 })
    await fireEvent.pointerMove(stage, { pointerId: 1, ...at(stage, 0.9, 0.5) })
    await userEvent.click(view.getByRole('button', { name: 'Save picture' }))
    await waitFor(() => expect(args.close).toHaveBeenCalled())
    await expect((await lookInto(savedBlob(args.onSave), 0.1, 0.5)).colour).toEqual(halves.right)
  },
})

/** Wheel, two fingers and slider all change one zoom. */
export const ZoomsByWheelFingersAndSlider = meta.story({
  play: async ({ userEvent }) => {
    const { view, stage, says } = await cropping(userEvent)
    await fireEvent.wheel(stage, { deltaY: -200, ...at(stage, 0.5, 0.5) })
    await waitFor(() => expect(says()).toMatch(/^Zoom 149%/))
    await fireEvent.pointerDown(stage, { pointerId: 1, ...at(stage, 0.4, 0.5) })
    await fireEvent.pointerDown(stage, { pointerId: 2, ...at(stage, 0.6, 0.5) })
    await fireEvent.pointerMove(stage, { pointerId: 2, ...at(stage, 0.8, 0.5) })
    await waitFor(() => expect(says()).toMatch(/^Zoom 298%/))
    await fireEvent.change(view.getByRole('slider', { name: 'Zoom' }), { target: { value: '1' } })
    await waitFor(() => expect(says()).toMatch(/^Zoom 100%/))
  },
})

const drop = async (file: File) => {
  const view = await dialog()
  const place = input(view).closest('label')
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  place?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
  return view
}

/** A wrong type, more than 2 MB or a damaged file: each says its reason, and a good one clears it. */
export const RefusesOtherFiles = meta.story({
  play: async () => {
    const view = await drop(new File(['<svg/>'], 'me.svg', { type: 'image/svg+xml' }))
    await expect(await view.findByRole('alert')).toHaveTextContent(/^File does not match allowed types$/)
    const large = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'me.png', { type: 'image/png' })
    await drop(large)
    await waitFor(() =>
      expect(view.getByRole('alert')).toHaveTextContent(
        /^File does not match allowed types The file is larger than 2.MB$/,
      ),
    )
    await drop(new File(['no picture'], 'me.png', { type: 'image/png' }))
    await waitFor(() => expect(view.getByRole('alert')).toHaveTextContent('The file is damaged.'))
    await drop(await storyPicture('me.webp', 'image/webp'))
    await findVisible(view.findByRole('application'))
    await expect(view.queryByRole('alert')).not.toBeInTheDocument()
  },
})

/** The button says how far it is, and a second press sends nothing. */
export const Uploading = meta.story({
  args: {
    onSave: fn((_: Blob, onProgress: (fraction: number) => void) => {
      onProgress(0.4)
      return new Promise(() => {})
    }),
  },
  play: async ({ args, userEvent }) => {
    const { view } = await cropping(userEvent)
    await userEvent.click(view.getByRole('button', { name: 'Save picture' }))
    const progress = await view.findByRole('progressbar', { name: 'Saving 40%' })
    await waitFor(() => expect(progress).toHaveAttribute('aria-valuenow', '40'))
    await userEvent.click(view.getByRole('button', { name: 'Saving 40%' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
})

/** A picture that the server refuses: the reason is an alert, and saving can be tried again. */
export const Refused = meta.story({
  args: {
    onSave: fn(() => Promise.reject(storyRefusal('avatar', 'The picture has too many pixels.'))),
    close: fn(),
  },
  play: async ({ args, userEvent }) => {
    const { view } = await cropping(userEvent)
    await userEvent.click(view.getByRole('button', { name: 'Save picture' }))
    await findVisible(view.findByRole('alert'))
    await expect(args.close).not.toHaveBeenCalled()
    await expect(view.getByRole('button', { name: 'Save picture' })).toBeVisible()
  },
})

/** The present picture is taken away by one press, and the dialog closes. */
export const Removes = meta.story({
  args: { avatarUrl: '/nothing-here.png', onRemove: fn(async () => undefined), close: fn() },
  play: async ({ args, userEvent }) => {
    const view = await dialog()
    await userEvent.click(view.getByRole('button', { name: 'Remove picture' }))
    await waitFor(() => expect(args.close).toHaveBeenCalledWith('removed'))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
})

/** Stage, zoom and Russian buttons have to fit a phone once a picture is chosen. */
export const OnPhoneInRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    const view = await dialog()
    await userEvent.upload(view.getByLabelText(/Выберите картинку/), await storyPicture())
    await findVisible(view.findByRole('application'))
  },
})
