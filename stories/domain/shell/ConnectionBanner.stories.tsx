import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { ConnectionBanner } from '../../../design-system/domain/shell/ConnectionBanner.tsx'
import { connectionStates } from '../../../design-system/domain/shell/connectionState.ts'
import { Stack } from '../../../design-system/primitives/layout/Stack.tsx'

const onReconnect = fn()
const meta = preview.meta({
  title: 'Domain/Shell/ConnectionBanner',
  component: ConnectionBanner,
  args: { state: 'reconnecting' as const, onReconnect },
})

const states = () => (
  <Stack gap="3">
    {connectionStates.map(state => (
      <ConnectionBanner key={state} state={state} retryInSeconds={8} onReconnect={onReconnect} />
    ))}
  </Stack>
)
/** Each state has its own drawing and words, a good line none; only while it reconnects is there a button. */
export const States = meta.story({ tags: ['visual'], render: states })
/** The words of each state in Russian, the countdown and the button beside them. */
export const Russian = meta.story({ render: states, globals: { locale: 'ru' } })

/** Nobody has to wait for the countdown: the button tries now, and the state is said in a live region. */
export const TriesAtOnce = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Reconnecting')
    await userEvent.click(canvas.getByRole('button', { name: 'Reconnect now' }))
    await expect(onReconnect).toHaveBeenCalledOnce()
  },
})

/** The live region is there before there is anything to say, so that the first trouble is spoken. */
export const SilentWhileGood = meta.story({
  args: { state: 'online' as const },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})
