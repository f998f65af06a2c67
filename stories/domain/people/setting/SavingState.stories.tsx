import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { SavingState } from '../../../../design-system/domain/people/setting/section/SavingState.tsx'
import { savingStatuses } from '../../../../design-system/domain/people/setting/section/savingStatus.ts'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'

const onRetry = fn()
const meta = preview.meta({
  title: 'Domain/Setting/SavingState',
  component: SavingState,
  args: { status: 'failed' as const, onRetry },
})

const states = () => (
  <Stack gap="2">
    {savingStatuses.map(status => (
      <SavingState key={status} status={status} onRetry={onRetry} />
    ))}
  </Stack>
)
export const States = meta.story({ tags: ['visual'], render: states })
export const Russian = meta.story({ globals: { locale: 'ru' }, render: states })

export const TriesAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Not saved')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
})
