import type { Parts } from '../parts.ts'
import type { Tx } from '../../database/database.ts'
import type { PlainStatus } from '../../domain/advert/status.ts'
import type { UserId } from '../../domain/identifier/identifier.ts'
import type { Random } from '../../domain/identifier/random.ts'
import type { CoinCode } from '../../domain/reference/coin.ts'
import type { ScheduleFields } from '../../domain/schedule/schedule.ts'
import { createAdvert, settingsFrom, updateAdvert } from '../../modules/trading/advert/writeAdvert.ts'
import { seededRandom } from '../../runtime/random.ts'
import { advertInput, drawer } from './market.ts'
import type { SeedPerson } from './people.ts'
import type { TypedSettings } from '../../domain/advert/settings/typedSettings.ts'
import { dateAfter } from '../../domain/time/calendar.ts'
import { wallClockAt } from '../../domain/time/wallClock.ts'

/** One advert of the demo's desk: what it differs in from what its owner would write for the market. */
interface DeskAdvert {
  readonly coin: CoinCode
  /** By which {@link advertInput} decides on side and price: every third buys. */
  readonly index: number
  readonly choice: PlainStatus
  readonly differs: (at: Date) => Partial<TypedSettings>
}

/** Every state that an advert can be in, so that the page of one's own adverts has something of each to show. */
const desk: readonly DeskAdvert[] = [
  { coin: 'ETH', index: 0, choice: 'unlisted', differs: () => ({}) },
  // More than there is of the coin.
  { coin: 'BTC', index: 1, choice: 'listed', differs: () => ({ minimum: '30000000', maximum: '60000000' }) },
  { coin: 'TON', index: 3, choice: 'listed', differs: at => ({ schedule: daysOffFrom(at) }) },
  { coin: 'LTC', index: 2, choice: 'listed', differs: () => ({ isOnVacation: true }) },
  { coin: 'USDT', index: 4, choice: 'draft', differs: () => ({}) },
  {
    coin: 'USDT',
    index: 6,
    choice: 'listed',
    differs: () => ({
      liquidityTracking: true,
      price: { mode: 'average', marginPercent: '3.5', equation: null, fixedPrice: null },
    }),
  },
  { coin: 'TRX', index: 7, choice: 'archived', differs: () => ({}) },
]

/** Office hours on the two days that come after the next two: closed now, whenever the demo is made. */
function daysOffFrom(at: Date): ScheduleFields {
  const open = [3, 4].map(days => dateAfter(wallClockAt('UTC', at), days).weekday)
  return Object.fromEntries(
    open.flatMap(day => [
      [`day${day}_start`, '09:00'],
      [`day${day}_end`, '18:00'],
    ]),
  )
}

/** Makes the adverts of one person that are not as others meet them. After the trades: nobody answers these. */
export async function seedDesk(
  tx: Tx,
  parts: Pick<Parts, 'board' | 'requisites'> & { readonly random: Random },
  { person, owner, at }: { readonly person: SeedPerson; readonly owner: UserId; readonly at: Date },
): Promise<void> {
  const rates = parts.board.rates()
  const draw = drawer(seededRandom('demo desk'))
  for (const { coin, index, choice, differs } of desk) {
    const input = { ...advertInput(person, coin, index, rates, draw), ...differs(at) }
    const settings = settingsFrom(input, rates)
    const made = choice === 'archived' ? 'unlisted' : choice
    const row = await createAdvert(tx, { ...parts, rates }, owner, { settings, choice: made, at })
    if (choice === 'archived') await updateAdvert(tx, { ...parts, rates }, row, { settings, choice, at })
  }
}
