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
export const States = meta.story({ tags: ['visual'], render: states })
export const Russian = meta.story({ render: states, globals: { locale: 'ru' } })

export const TriesAtOnce = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Reconnecting')
    await userEvent.click(canvas.getByRole('button', { name: 'Reconnect now' }))
    await expect(onReconnect).toHaveBeenCalledOnce()
  },
})

export const SilentWhileGood = meta.story({
  args: { state: 'online' as const },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})
