import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { AssetSwitches } from '../../../../design-system/domain/people/setting/market/AssetSwitches.tsx'
import { storyBook } from '../../support/storyAssetBook.ts'
import { saveDelay, storyTimers } from '../../support/people/storySetting.ts'

const meta = preview.meta({
  title: 'Domain/Setting/AssetSwitches',
  component: AssetSwitches,
  args: {
    assets: storyBook,
    disabled: { disabledCurrencyCodes: ['AED'], disabledCryptoCurrencyCodes: ['XMR', 'A7A5'] },
    onSave: fn(async () => undefined),
  },
})

/** Currencies and coins in two lists, each with a search, a count of what is on, and switches for all. */
export const Default = meta.story({ tags: ['visual'] })
/** Both lists in Russian from edge to edge of a phone. */
export const Russian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
})

const oneByOne = storyTimers()
/** A coin found by its name is switched off, and all that is off is saved together. */
export const SwitchesOneOff = meta.story({
  args: { timers: oneByOne, onSave: fn(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search coins' }), 'tron')
    const coins = within(canvas.getByRole('list', { name: 'Coins' }))
    await userEvent.click(coins.getByRole('switch', { name: /TRON/ }))
    await expect(coins.getAllByRole('switch')).toHaveLength(1)
    oneByOne.advance(saveDelay)
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        disabledCryptoCurrencyCodes: ['XMR', 'A7A5', 'TRX'],
      }),
    )
  },
})

/** "Switch all off" leaves one currency, whose switch says why it stays. */
export const OneStaysOn = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [allOff] = canvas.getAllByRole('button', { name: 'Switch all off' })
    if (allOff) await userEvent.click(allOff)
    await expect(canvas.getByText('1 of 6 on')).toBeVisible()
    const naira = canvas.getByRole('switch', { name: /Nigerian naira/ })
    await expect(naira).toBeChecked()
    await expect(naira).toHaveAccessibleDescription('At least one currency stays on.')
    await userEvent.click(naira)
    await expect(naira).toBeChecked()
  },
})

/** A search that finds nothing says back what was typed. */
export const SaysWhatIsNotThere = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search currencies' }), 'doubloon')
    await expect(canvas.getByText('Nothing is called “doubloon”')).toBeVisible()
  },
})
