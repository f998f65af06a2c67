import { expect, fn, screen } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { AlertHost } from '../../../design-system/alert/AlertHost.tsx'
import { createAlertStore } from '../../../design-system/alert/alertStore.ts'
import { AlertSection } from '../../../design-system/domain/kit/overlay/AlertSection.tsx'
import { ListSection } from '../../../design-system/domain/kit/overlay/ListSection.tsx'
import { ModalSection } from '../../../design-system/domain/kit/overlay/ModalSection.tsx'
import { SoundSection } from '../../../design-system/domain/kit/overlay/SoundSection.tsx'
import { modalKinds } from '../../../design-system/modal/modalKinds.ts'
import { browserTimers } from '../../../design-system/timing/timers.ts'
import { findVisible } from '../../support/findVisible.ts'
import { withStoppedClock } from '../support/storyClock.tsx'

const onOpen = fn(async (kind: string) => kind === 'rate')

const meta = preview.meta({
  title: 'Domain/Kit/Overlays',
  component: ModalSection,
  subcomponents: { AlertSection, ListSection, SoundSection },
  decorators: [withStoppedClock],
  args: { onOpen },
})

/** Each kind has its button; what came of it is said. */
export const Modals = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button', { name: /^Open/ })).toHaveLength(modalKinds.length)
    await userEvent.click(canvas.getByRole('button', { name: 'Open: Rate a trade' }))
    await expect(onOpen).toHaveBeenLastCalledWith('rate')
    await findVisible(canvas.findByText('It was answered.'))
    await userEvent.click(canvas.getByRole('button', { name: 'Open: Story' }))
    await findVisible(canvas.findByText('It was closed without an answer.'))
  },
})

const alerts = createAlertStore(browserTimers)

/** Each kind of alert is called by its button; a critical one goes when it is closed by hand. */
export const Alerts = meta.story({
  render: () => (
    <AlertHost store={alerts}>
      <AlertSection />
    </AlertHost>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Critical' }))
    await findVisible(screen.findByText('Withdrawals are on hold'))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(screen.queryByText('Withdrawals are on hold')).not.toBeInTheDocument()
  },
})

const onPlay = fn(() => Promise.resolve())

/** The sound plays on a press, and that it did is said in words too. */
export const Sounds = meta.story({
  render: () => <SoundSection onPlay={onPlay} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play the sound' }))
    await expect(onPlay).toHaveBeenCalledOnce()
    await findVisible(canvas.findByText('Played.'))
  },
})

/** A browser that lets no page sound is told of, instead of nothing being heard. */
export const SoundRefused = meta.story({
  render: () => <SoundSection onPlay={() => Promise.reject(new Error('no gesture'))} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play the sound' }))
    await findVisible(canvas.findByText('This browser does not let the page sound.'))
  },
})

/** One list before it is there, without rows, failed and old: only the failure is an alert. */
export const Lists = meta.story({
  render: () => <ListSection />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Try again')
  },
})
