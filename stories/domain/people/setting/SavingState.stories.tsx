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
/** A form that saves by itself: silent at first, saving, saved, to be corrected, and failed. */
export const States = meta.story({ tags: ['visual'], render: states })
/** The words of each state in Russian; only the failed one has a button. */
export const Russian = meta.story({ globals: { locale: 'ru' }, render: states })

/** That something was not saved is heard as a status, and one press saves it again. */
export const TriesAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Not saved')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
})
