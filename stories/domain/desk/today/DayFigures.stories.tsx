import preview from '../../../../.storybook/preview.tsx'
import { DayFigures } from '../../../../design-system/domain/desk/today/DayFigures.tsx'
import { showsText, staysInside } from '../../../support/plays.ts'
import { storyFigures } from '../../support/desk/storyDesk.ts'
import { storyBook } from '../../support/storyAssetBook.ts'

const meta = preview.meta({
  title: 'Domain/Desk/DayFigures',
  component: DayFigures,
  args: { figures: storyFigures, assets: storyBook },
})

/** What the house earned in each coin beside the day before, and how trading goes. */
export const Default = meta.story({ tags: ['visual'], play: showsText('348', '1,902 completed today') })

/** Long amounts and long words share a phone’s width. */
export const OnPhoneInRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  args: {
    figures: {
      ...storyFigures,
      fees: [{ coin: 'ETH', today: '0.000000000000000001', yesterday: '18204.220418000000000001' }],
    },
  },
  play: staysInside,
})

/** A day that has just begun. */
export const Empty = meta.story({
  args: { figures: { tradesOpen: 0, tradesCompleted: 0, fees: [], onDuty: [] } },
  play: showsText('None yet'),
})
