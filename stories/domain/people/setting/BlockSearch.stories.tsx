import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { BlockSearch } from '../../../../design-system/domain/people/setting/blockList/BlockSearch.tsx'
import { withStoppedClock } from '../../support/storyClock.tsx'
import { storyTrader } from '../../support/trading/storyTrader.ts'

const meta = preview.meta({
  title: 'Domain/Setting/BlockSearch',
  component: BlockSearch,
  decorators: [withStoppedClock],
})

const args = {
  text: 'la',
  onText: fn(),
  found: {
    status: 'ready' as const,
    items: [
      storyTrader(),
      storyTrader({ userName: 'ladi_a_very_long_user_name_that_nobody_can_pronounce', isOnline: false }),
      storyTrader({ userName: 'lara', ratingPercent: null, tradesCount: 0 }),
    ],
  },
  blocked: ['lara'],
  hrefOf: (name: string) => `#${name}`,
  onBlock: fn(async () => undefined),
}

/** Found people with their standing and a button; who is blocked already has none. */
export const States = meta.story({
  args,
  play: async ({ args: given, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Block lagoscoin' }))
    await expect(given.onBlock).toHaveBeenCalledWith('lagoscoin')
    await expect(canvas.queryByRole('button', { name: 'Block lara' })).not.toBeInTheDocument()
  },
})
/** A very long name, its standing and a Russian button in one row of a phone. */
export const RussianOnPhone = meta.story({ globals: { locale: 'ru', viewport: { value: 'phone' } }, args })
/** A name that nobody has is said back under the field. */
export const Nobody = meta.story({ args: { ...args, found: { status: 'ready' as const, items: [] } } })
/** Under the field it says that names are looked for; no list is drawn meanwhile. */
export const Searching = meta.story({ args: { ...args, found: { status: 'loading' as const } } })
/** A search that failed says so in the line under the field, and the field stays. */
export const Failed = meta.story({ args: { ...args, found: { status: 'failed' as const } } })
