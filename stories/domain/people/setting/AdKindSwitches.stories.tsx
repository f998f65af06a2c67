import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { AdKindSwitches } from '../../../../design-system/domain/people/setting/market/AdKindSwitches.tsx'
import { saveDelay, storyTimers } from '../../support/people/storySetting.ts'

const meta = preview.meta({
  title: 'Domain/Setting/AdKindSwitches',
  component: AdKindSwitches,
  args: {
    enabled: { adBuyEnabled: true, adSellEnabled: true, adSwapEnabled: false },
    onSave: fn(async () => undefined),
  },
})

/** Adverts to buy, to sell and to swap are paused apart; here those to swap are off. */
export const Default = meta.story({ tags: ['visual'] })
/** The kinds of adverts in Russian, with what follows from each switch. */
export const Russian = meta.story({ globals: { locale: 'ru' } })

const timers = storyTimers()
/** Switched off, a kind says that nobody finds it, and saves by itself a moment later. */
export const SaysWhatFollows = meta.story({
  args: { timers, onSave: fn(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    const sell = canvas.getByRole('switch', { name: /Ads to sell/ })
    await userEvent.click(sell)
    await expect(sell).toHaveAccessibleDescription(/Nobody finds your ads to sell/)
    timers.advance(saveDelay)
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ adSellEnabled: false }))
  },
})
