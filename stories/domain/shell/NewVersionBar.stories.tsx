import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { NewVersionBar } from '../../../design-system/domain/shell/NewVersionBar.tsx'

const meta = preview.meta({
  title: 'Domain/Shell/NewVersionBar',
  component: NewVersionBar,
  args: { isOffered: true, onRefresh: fn() },
})

/** One button says what is new and what a press does. */
export const Default = meta.story({ tags: ['visual'] })
/** The sentence in Russian on a phone, in a page without margins. */
export const Phone = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
})

/** The page is loaded anew by a press alone, as somebody may be typing; the keyboard reaches it. */
export const RefreshesWhenPressed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('New version is available, click to refresh')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRefresh).toHaveBeenCalledOnce()
  },
})

/** Nothing is seen of it until there is another version; its live region waits. */
export const SilentWhileCurrent = meta.story({
  args: { isOffered: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})
