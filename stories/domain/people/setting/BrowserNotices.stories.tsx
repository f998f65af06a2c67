import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import {
  BrowserNotices,
  browserNoticeStates,
} from '../../../../design-system/domain/people/setting/notice/BrowserNotices.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'

const onChange = fn()
const meta = preview.meta({
  title: 'Domain/Setting/BrowserNotices',
  component: BrowserNotices,
  args: { state: 'off' as const, onChange },
})

const states = () => (
  <Stack gap="3">
    {browserNoticeStates.map(state => (
      <BrowserNotices key={state} state={state} onChange={onChange} />
    ))}
    <BrowserNotices state="off" isWorking onChange={onChange} />
  </Stack>
)
/** Not possible here, blocked, off, on, and at work: each has a note that says why or what for. */
export const States = meta.story({ tags: ['visual'], render: states })
/** Each state's note in Russian on a phone, from a short one to the whole way out of a block. */
export const Phone = meta.story({
  tags: ['visual'],
  render: states,
  globals: { locale: 'ru', viewport: { value: 'phone' } },
})

/** One press asks to be told of things in this browser. */
export const TurnsOn = meta.story({
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'In this browser' }))
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
})

/** Where the browser blocks it, the switch does not move and says how to allow it. */
export const SaysHowToAllow = meta.story({
  args: { state: 'blocked' as const, onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'In this browser' })
    await expect(control).toHaveAccessibleDescription(/Press the sign beside the address/)
    await userEvent.click(control)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

/** While browser or server are asked, another press does nothing. */
export const WaitsWhileWorking = meta.story({
  args: { isWorking: true, onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'In this browser' }))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})
