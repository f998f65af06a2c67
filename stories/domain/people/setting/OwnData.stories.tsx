import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { OwnData } from '../../../../design-system/domain/people/setting/ownData/OwnData.tsx'
import type { OwnDataExport } from '../../../../design-system/domain/people/setting/ownData/OwnData.tsx'
import { OwnDataDialog } from '../../../../design-system/domain/people/setting/ownData/OwnDataDialog.tsx'
import { findVisible } from '../../../support/findVisible.ts'
import { minutesFromNow, withStoppedClock } from '../../support/storyClock.tsx'
import { storyRefusal } from '../../support/storyRefusal.ts'

const [onAsk, onLook, onRetry] = [fn(), fn(), fn()]
const asked = (differs: Partial<OwnDataExport> = {}, canAskAt: string | null = null) =>
  ({
    status: 'ready',
    isStale: false,
    export: { id: 'ex1', state: 'ready', endsAt: minutesFromNow(9000), takenAt: null, ...differs },
    canAskAt,
  }) as const

const meta = preview.meta({
  title: 'Domain/Setting/OwnData',
  component: OwnData,
  subcomponents: { OwnDataDialog },
  decorators: [withStoppedClock],
  args: {
    content: { status: 'ready', isStale: false, export: null, canAskAt: null } as const,
    hrefOf: (id: string) => `/api/v1/me/data/${id}/file`,
    onAsk,
    onLook,
  },
})

/** What is in it, and the way to ask for it. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for the file' }))
    await expect(onAsk).toHaveBeenCalled()
  },
})
/** It is being made: there is nothing to do but to look again. */
export const Making = meta.story({
  args: { content: asked({ state: 'making', endsAt: null }, minutesFromNow(1400)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Look again' }))
    await expect(onLook).toHaveBeenCalled()
    await expect(canvas.queryByRole('button', { name: 'Ask for the file' })).not.toBeInTheDocument()
  },
})
/** It is there, once. */
export const Ready = meta.story({
  tags: ['visual'],
  args: { content: asked() },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Download the file' })
    await expect(link).toHaveAttribute('href', '/api/v1/me/data/ex1/file')
  },
})
/** It was taken, and no other is made yet. */
export const Taken = meta.story({
  args: { content: asked({ state: 'taken', takenAt: minutesFromNow(-10) }, minutesFromNow(900)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You can ask again from/)).toBeVisible()
  },
})
/** Nobody took it in time. */
export const Over = meta.story({ args: { content: asked({ state: 'over', endsAt: minutesFromNow(-10) }) } })
/** Whether there is one is not known yet. */
export const Loading = meta.story({ args: { content: { status: 'loading' } } })
/** It could not be asked for. */
export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry, isRetrying: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalled()
  },
})
const onSubmit = fn(async () => {})
/** Who it is has to be shown: a wrong password is said at its field. */
export const Asks = meta.story({
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  render: () => (
    <OwnDataDialog needsPassword needsCode={false} onSubmit={onSubmit} close={fn()} dismiss={fn()} />
  ),
  play: async ({ userEvent }) => {
    onSubmit.mockReset().mockRejectedValueOnce(storyRefusal('password', 'Wrong', 'password_refused'))
    const dialog = within(await findVisible(screen.findByRole('dialog')))
    await userEvent.type(dialog.getByLabelText('Password'), 'Souk2026!')
    await userEvent.click(dialog.getByRole('button', { name: 'Ask for the file' }))
    await findVisible(dialog.findByText('Wrong'))
    await userEvent.click(dialog.getByRole('button', { name: 'Ask for the file' }))
    await expect(onSubmit).toHaveBeenLastCalledWith({ password: 'Souk2026!' })
  },
})
