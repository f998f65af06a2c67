import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { NewVersionBar } from '../../../design-system/domain/shell/NewVersionBar.tsx'

const meta = preview.meta({
  title: 'Domain/Shell/NewVersionBar',
  component: NewVersionBar,
  args: { isOffered: true, onRefresh: fn() },
})

export const Default = meta.story({ tags: ['visual'] })
export const Phone = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
})

export const RefreshesWhenPressed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('New version is available, click to refresh')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRefresh).toHaveBeenCalledOnce()
  },
})

export const SilentWhileCurrent = meta.story({
  args: { isOffered: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})
