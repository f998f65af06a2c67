import { spokenContent } from './spokenContent.ts'
import type { Tx } from '../../database/database.ts'
import { newSessionId, newUserId, type UserId } from '../../domain/identifier/identifier.ts'
import { userNameColumns } from '../../domain/account/userName.ts'
import type { RandomWalk } from '../../adapters/rates/randomWalk.ts'
import { applyContent, checkContent } from '../../modules/content/cards/applyContent.ts'
import { countFigures } from '../../modules/content/home/figures.ts'
import { keptMoments } from '../../domain/rate/history.ts'
import { earlier } from '../../domain/time/calendar.ts'
import { insertAdvert, settingsFrom, settleNew } from '../../modules/trading/advert/writeAdvert.ts'
import type { AdvertRow } from '../../modules/trading/advert/tables.ts'
import { seededRandom } from '../../runtime/random.ts'
import type { Parts } from '../parts.ts'
import content from './content.json' with { type: 'json' }
import { seedDeposits } from './deposits.ts'
import { seedDesk } from './seedDesk.ts'
import { advertInput, coinsWorth, drawer, seededCoins } from './market.ts'
import { demoPassword, namedAccounts, traders, type SeedPerson } from './people.ts'
import { seedInvitations } from './invitations.ts'
import { seedStores } from './stores.ts'
import { seedSwapOffers } from './swapOffers.ts'
import { seedTrades } from './trades.ts'

const advertsEach = 8
/** Enough of each coin for the adverts of one trader. */
const dollarsEach = 9000

/**
 * Makes the demo market: traders, adverts, balances and trades, the same on every machine and relative to the clock. Done
 * once, in one transaction: a process that is killed meanwhile leaves nothing, and a second one finds it there.
 */
export async function seedDemo(parts: Parts): Promise<void> {
  const found = await parts.database.db
    .selectFrom('app_user')
    .select('id')
    .where('user_name_key', '=', 'amina')
    .executeTakeFirst()
  if (found) return
  parts.logger.info({}, 'filling the market with people, offers and trades, once …')
  if (parts.market) await seedHistory(parts, parts.market)
  const passwordHash = await parts.session.passwords.hash(demoPassword)
  await parts.database.transaction(async tx => {
    const random = seededRandom('demo market')
    const at = parts.clock.now()
    const rates = parts.board.rates()
    const draw = drawer(seededRandom('demo draws'))
    const ids = new Map<string, UserId>()
    for (const person of [...namedAccounts, ...traders])
      ids.set(person.userName, await seedPerson(tx, random, person, passwordHash, at))
    await seedDeposits(
      tx,
      { ...parts, random: seededRandom('demo deposits'), at: earlier(at, { days: 30 }) },
      [...namedAccounts, ...traders].flatMap(person => {
        const owner = ids.get(person.userName)
        if (!owner || person.roles) return []
        const dollars = person.userName === 'amina' ? 400 : dollarsEach
        return seededCoins.map(coin => ({ owner, coin, amount: coinsWorth(dollars, coin, rates) }))
      }),
    )
    const adverts: AdvertRow[] = []
    for (const person of [...namedAccounts, ...traders]) {
      const owner = ids.get(person.userName)
      if (!owner || person.roles) continue
      if (person.userName === 'amina') continue
      const count = person.trades === 0 ? 3 : advertsEach
      for (let index = 0; index < count; index++) {
        const coin = seededCoins[(index + draw.below(2)) % seededCoins.length] ?? 'BTC'
        const settings = settingsFrom(advertInput(person, coin, index, rates, draw), rates)
        const made = { settings, choice: 'listed', at } as const
        adverts.push(await insertAdvert(tx, { random, rates, requisites: parts.requisites }, owner, made))
      }
    }
    await settleNew(tx, adverts, rates, at)
    await seedInvitations(tx, seededRandom('demo invitations'), ids, at)
    await seedTrades(tx, { ...parts.trade, random }, ids, at)
    const person = namedAccounts.find(({ userName }) => userName === 'kunle')
    const kunle = ids.get('kunle')
    if (person && kunle) await seedDesk(tx, { ...parts, random }, { person, owner: kunle, at })
    await seedSwapOffers(tx, seededRandom('demo swaps'), ids, at)
    await seedStores(tx, seededRandom('demo stores'), ids, at)
    await applyContent(tx, checkContent(spokenContent(content)), { random, at })
    await countFigures(tx)
  })
}

/** The market's last year, as it would be kept, so that its moves can be shown at once. */
async function seedHistory({ database, clock, board }: Parts, market: RandomWalk): Promise<void> {
  const points = keptMoments(clock.now()).map(market.ratesAt)
  await database.db
    .insertInto('rate_point')
    .values(
      points.map(point => ({
        at: point.at,
        coins: JSON.stringify(point.coins),
        fiats: JSON.stringify(point.fiats),
        is_kept: true,
      })),
    )
    .onConflict(conflict => conflict.column('at').doNothing())
    .execute()
  await board.refresh()
}

async function seedPerson(
  tx: Tx,
  random: Parts['random'],
  person: SeedPerson,
  passwordHash: string,
  at: Date,
): Promise<UserId> {
  const since = earlier(at, { days: 30 + (person.trades % 900) })
  const id = newUserId(since, random)
  // Asked for here so that ids of sessions, which are random too, do not depend on how many people there are.
  newSessionId(since, random)
  const email = `${Buffer.from(person.userName).toString('hex').slice(0, 24)}@demo.souk.example`
  await tx
    .insertInto('app_user')
    .values({
      id,
      kind: 'user',
      ...userNameColumns(person.userName),
      email: namedAccounts.includes(person) ? `${person.userName}@souk.example` : email,
      email_key: namedAccounts.includes(person) ? `${person.userName}@souk.example` : email,
      password_hash: passwordHash,
      roles: ['user', ...(person.roles ?? [])],
      totp_secret: person.totpSecret ?? null,
      totp_since: person.totpSecret === undefined ? null : since,
      locale: person.locale,
      country_code: person.country,
      currency_code: person.fiat,
      time_zone: person.timeZone,
      email_confirmed_at: since,
      identity_verified_at: person.legalName || person.trades > 200 ? since : null,
      legal_name: person.legalName ?? (person.trades > 200 ? person.userName.toUpperCase() : null),
      last_online_at: new Date(at.getTime() - (person.trades % 50) * 60_000),
      created_at: since,
    })
    .execute()
  // Each partner rates once, and not every one does.
  const partners = Math.round(person.trades * 0.6)
  const graded = Math.round(partners * 0.8)
  const negative = Math.round((graded * (1000 - person.rating)) / 1000)
  await tx
    .insertInto('trader')
    .values({
      user_id: id,
      completed_trades: person.trades,
      cancelled_trades: Math.round(person.trades * 0.03),
      counterparties: partners,
      positive: graded - negative,
      negative: person.trades === 0 ? 0 : negative,
      release_seconds: person.trades === 0 ? [] : [person.releaseMinutes * 60],
      median_release_seconds: person.trades === 0 ? null : person.releaseMinutes * 60,
      first_trade_at: person.trades === 0 ? null : since,
    })
    .execute()
  if (person.trades > 0)
    await tx
      .insertInto('trade_volume_coin')
      .values({ user_id: id, asset: 'BTC', units: String(person.trades * 400_000) })
      .execute()
  // A volume of the last month that fits the number of trades, so that fee levels differ.
  await tx
    .insertInto('trade_volume_day')
    .values({ user_id: id, day: earlier(at, { days: 1 }), usd: String(person.trades * 12) })
    .execute()
  return id
}
