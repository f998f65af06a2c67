import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { StoryDialog } from '../../../../design-system/domain/content/story/StoryDialog.tsx'
import { StoryStrip } from '../../../../design-system/domain/content/story/StoryStrip.tsx'
import { findVisible } from '../../../support/findVisible.ts'
import { storyStories } from '../../support/content/storyNews.ts'
import { withStillLinks } from '../../support/withStillLinks.tsx'
import { expectLink } from '../../../support/plays.ts'

const [onOpen, onViewed, close, dismiss] = [fn(), fn(), fn(), fn()]

const meta = preview.meta({
  title: 'Domain/Story/Story',
  component: StoryStrip,
  subcomponents: { StoryDialog },
  decorators: [withStillLinks],
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { stories: storyStories, onOpen },
})

/** What is new is said in a word and not by the outline alone; a card that was opened has lost it. */
export const Strip = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Stories' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Spot a fake receipt.*new/ }))
    await expect(onOpen).toHaveBeenCalledWith('s1')
    await expect(canvas.queryByRole('button', { name: /Invite.*new/ })).not.toBeInTheDocument()
  },
})

/** The row of cards at a phone’s width, with the Russian word for what is new. */
export const StripOnPhone = meta.story({ globals: { viewport: { value: 'phone' }, locale: 'ru' } })

const dialog = () => <StoryDialog stories={storyStories} startId="s1" {...{ onViewed, close, dismiss }} />
const begin = async () => {
  onViewed.mockClear()
  dismiss.mockClear()
  await screen.findByRole('dialog', { name: 'Spot a fake receipt' })
}

/** Everything by keys: on, back, still, and away. */
export const ByKeys = meta.story({
  tags: ['visual'],
  render: dialog,
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Spot a fake receipt' })
    await expect(onViewed).toHaveBeenCalledWith('s1')
    await userEvent.keyboard('{ArrowRight}')
    await findVisible(screen.findByText('In doubt, wait'))
    await expectLink(screen, 'How reputation works', '/user/faq')
    await userEvent.keyboard('{ArrowRight}')
    await screen.findByRole('dialog', { name: 'Fees down to 0.2%' })
    await expect(onViewed).toHaveBeenCalledWith('s2')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }))
    await expect(screen.getByRole('button', { name: 'Play' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dismiss).toHaveBeenCalled())
  },
})

const stroke = async (from: readonly [number, number], to: readonly [number, number]) => {
  const stage = screen.getByText('A receipt is no money').parentElement as HTMLElement
  const at = ([x, y]: readonly [number, number]) => ({
    clientX: x,
    clientY: y,
    pointerId: 1,
    isPrimary: true,
    button: 0,
  })
  stage.setPointerCapture = () => {}
  await fireEvent.pointerDown(stage, at(from))
  await fireEvent.pointerUp(stage, at(to))
}

/** Up closes it; a stroke that is too short, or goes another way, does not. */
export const SwipeUpCloses = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'ru' },
  render: dialog,
  play: async () => {
    await begin()
    await stroke([200, 500], [260, 440])
    await stroke([200, 300], [200, 500])
    await expect(dismiss).not.toHaveBeenCalled()
    await stroke([200, 500], [210, 430])
    await expect(dismiss).toHaveBeenCalledOnce()
  },
})

/** Held, it stands still; let go, it goes on. */
export const HoldingStopsIt = meta.story({
  render: dialog,
  play: async () => {
    await begin()
    const stage = screen.getByText('A receipt is no money').parentElement as HTMLElement
    stage.setPointerCapture = () => {}
    const held = () => stage.parentElement?.hasAttribute('data-paused')
    await fireEvent.pointerDown(stage, { pointerId: 1, isPrimary: true, button: 0 })
    await waitFor(() => expect(held()).toBe(true))
    await fireEvent.pointerCancel(stage, { pointerId: 1, isPrimary: true })
    await waitFor(() => expect(held()).toBe(false))
  },
})
