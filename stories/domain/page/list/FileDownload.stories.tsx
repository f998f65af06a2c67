import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { FileDownload } from '../../../../design-system/domain/page/list/FileDownload.tsx'
import type { DownloadState } from '../../../../design-system/domain/page/list/FileDownload.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'

const onStart = fn<(format: string) => void>()
const onStop = fn()

const meta = preview.meta({ title: 'Domain/File/FileDownload', component: FileDownload })

const args = {
  state: { kind: 'idle' } as DownloadState,
  formats: [
    { format: 'csv', label: 'CSV' },
    { format: 'xlsx', label: 'Excel' },
  ],
  onStart,
  onStop,
}

const states: readonly DownloadState[] = [
  { kind: 'idle' },
  { kind: 'running', bytes: 0 },
  { kind: 'running', bytes: 1_250_000 },
  { kind: 'done' },
  { kind: 'failed' },
  { kind: 'tooMany' },
]

/** Each format is a button of its own, and a press begins that file. */
export const Default = meta.story({
  args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'CSV' }))
    await expect(onStart).toHaveBeenCalledWith('csv')
  },
})
/** From idle to done, failed and too many rows: only what runs can be stopped. */
export const States = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack gap="3">
      {states.map(state => (
        <FileDownload {...args} key={JSON.stringify(state)} state={state} />
      ))}
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const [stop] = canvas.getAllByRole('button', { name: 'Stop' })
    await userEvent.click(stop as HTMLElement)
    await expect(onStop).toHaveBeenCalledOnce()
  },
})
/** Why a list is too long for a file, and what to do, in Russian. */
export const InRussian = meta.story({
  globals: { locale: 'ru' },
  args: { ...args, state: { kind: 'tooMany' } },
})
