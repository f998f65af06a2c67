import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { AllowListSwitch } from '../../../../design-system/domain/money/send/address/AllowListSwitch.tsx'
import { SaveAddressDialog } from '../../../../design-system/domain/money/send/address/SaveAddressDialog.tsx'
import { SavedAddresses } from '../../../../design-system/domain/money/send/address/SavedAddresses.tsx'
import { SavedAddressRow } from '../../../../design-system/domain/money/send/address/SavedAddressRow.tsx'
import { ScanDialog } from '../../../../design-system/domain/money/send/address/ScanDialog.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { minutesFromNow, withStoppedClock } from '../../support/storyClock.tsx'
import { storyAddress, storyBookOfAddresses } from '../../support/money/storySend.ts'
import { findVisible } from '../../../support/findVisible.ts'

const meta = preview.meta({
  title: 'Domain/Send/AddressBook',
  component: SavedAddresses,
  decorators: [withStoppedClock],
})

const onChoose = fn()
const onRemove = fn(() => Promise.resolve())
const onAllowList = fn()
const args = { book: storyBookOfAddresses, onChoose, onRemove, onAllowList, isChangingRule: false }

/** Saved addresses are searched, chosen and removed; one that is too new cannot be chosen yet. */
export const Default = meta.story({
  tags: ['visual'],
  args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'led')
    await expect(canvas.queryByText('Mum')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Ledger' }))
    await expect(onChoose).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Ledger' }))
    await expect(onRemove).toHaveBeenCalledWith('a1')
    await userEvent.click(canvas.getByRole('switch', { name: 'Send to saved addresses alone' }))
    await expect(onAllowList).toHaveBeenCalledWith(false)
    await userEvent.clear(canvas.getByRole('searchbox'))
    // One that may not be sent to yet cannot be chosen.
    await expect(canvas.queryByRole('button', { name: 'Choose New wallet' })).not.toBeInTheDocument()
  },
})
/** On a phone a whole address has to break beside its Russian buttons, and the buttons must not. */
export const Russian = meta.story({ globals: { locale: 'ru', viewport: { value: 'phone' } }, args })
/** No address is saved: it says so, and the rule below can still be switched. */
export const Empty = meta.story({
  args: { ...args, book: { items: [], allowList: false, allowListOffAt: null, delayHours: 24 } },
})
/** Off, on, and switched off but in force for a while: a thief would switch it off first. */
export const Rules = meta.story({
  render: () => (
    <Stack gap="4">
      {[
        { allowList: false, allowListOffAt: null },
        { allowList: true, allowListOffAt: null },
        { allowList: true, allowListOffAt: minutesFromNow(1200) },
      ].map(rule => (
        <AllowListSwitch
          key={JSON.stringify(rule)}
          book={{ ...rule, delayHours: 24 }}
          onChange={onAllowList}
          isChanging={false}
        />
      ))}
    </Stack>
  ),
})
const [first] = storyBookOfAddresses.items
/** One saved address whole, with network and memo, and nothing shortened. */
export const Row = meta.story({
  render: () => (
    <ul>
      {first !== undefined && (
        <SavedAddressRow saved={{ ...first, memo: '881203' }} onChoose={onChoose} onRemove={onRemove} />
      )}
    </ul>
  ),
})

const onSave = fn(() => Promise.resolve())
const close = fn()
/** An address is saved under a name, and the dialog goes once it is kept. */
export const Saving = meta.story({
  render: () => <SaveAddressDialog address={storyAddress} onSave={onSave} close={close} dismiss={close} />,
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ledger')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(onSave).toHaveBeenCalledWith('Ledger'))
    await waitFor(() => expect(close).toHaveBeenCalledWith(true))
  },
})

const closedTo = (name: string) => ({
  openCamera: () => Promise.reject(new DOMException('no', name)),
  read: () => Promise.resolve(null),
})
/** The browser may not use the camera. */
export const CameraRefused = meta.story({
  render: () => <ScanDialog reader={closedTo('NotAllowedError')} close={close} dismiss={close} />,
  play: async () => {
    await findVisible(screen.findByText('The browser may not use the camera'))
  },
})
/** Without a camera the way is a picture of the code; in Russian. */
export const NoCamera = meta.story({
  globals: { locale: 'ru' },
  render: () => <ScanDialog reader={closedTo('NotFoundError')} close={close} dismiss={close} />,
})

/** A camera that sees a plain colour, and a code in it the third time. */
export const CameraReads = meta.story({
  render: () => {
    let looks = 0
    const openCamera = () => {
      const canvas = document.createElement('canvas')
      canvas.getContext('2d')?.fillRect(0, 0, canvas.width, canvas.height)
      return Promise.resolve(canvas.captureStream(5))
    }
    const read = () => Promise.resolve(++looks < 3 ? null : `tron:${storyAddress}`)
    return <ScanDialog reader={{ openCamera, read }} close={close} dismiss={close} />
  },
})
