import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { Requisite, RequisiteKind } from '../../../domain/requisite/kind.ts'
import type { Trade } from '../../../domain/trade/trade.ts'
import { every, type JobHandler } from '../../../runtime/job/jobHandler.ts'
import type { SignallingDatabase } from '../../../runtime/signalling.ts'
import type { RequisiteSeal } from '../../people/credential/requisiteSeal.ts'
import type { TradeRow } from '../record/tradeMapping.ts'

/** How a line is looked for: a number also by its end, a name also by its words, the rest of it only as a whole, or never. */
type Lookup = 'number' | 'name' | 'whole' | 'never'

const lookups = {
  bank: 'whole',
  account_number: 'number',
  account_name: 'name',
  card: 'number',
  phone: 'number',
  iban: 'number',
  bic: 'whole',
  sort_code: 'whole',
  routing_number: 'whole',
  branch_code: 'whole',
  email: 'whole',
  wallet_id: 'number',
  pix_key: 'number',
  upi_id: 'number',
  city: 'never',
  address: 'never',
  applink: 'never',
  note: 'never',
} as const satisfies Record<RequisiteKind, Lookup>

/** By how many of its last characters a number is found: as cards are told apart, and without the code of a country. */
const ends = [4, 8] as const
/** The shortest word of a name that it is found by. */
const shortestWord = 3

const partsOf: Record<Lookup, (value: string) => readonly string[]> = {
  number: value => [tidy(value), ...ends.map(length => endOf(tidy(value), length))],
  name: value => [tidy(value), ...value.split(/\s+/u).map(tidy).filter(isLongEnough)],
  whole: value => [tidy(value)],
  never: () => [],
}

/** Two spellings of one account are one: only letters and digits count, in lower case. */
const tidy = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

const isLongEnough = (word: string): boolean => word.length >= shortestWord
/** Marked, so that the end of one number is not another that is as short. */
const endOf = (value: string, length: number): string => `…${value.slice(-length)}`

/** 72 bits: among the trades of one person no two texts meet. */
const digestLength = 12
type Fingerprints = Pick<RequisiteSeal, 'fingerprints'>
type Parties = Pick<Trade, 'buyerId' | 'sellerId'>

const partiesOf = ({ buyer_id: buyerId, seller_id: sellerId }: Pick<TradeRow, 'buyer_id' | 'seller_id'>) => ({
  buyerId,
  sellerId,
})

/** Each person's are their own: two people's trades with one account have nothing in common (docs/adr/0081). */
const digestsOf = (seal: Fingerprints, userId: UserId, part: string) =>
  seal.fingerprints(`requisite:${userId}:${part}`).map(digest => digest.slice(0, digestLength))

/** What a trade keeps to be found by its requisites, by either of its parties. */
export function digestsOfTrade(
  seal: Fingerprints,
  { buyerId, sellerId }: Parties,
  lines: readonly Requisite[],
): string[] {
  const parts = lines.flatMap(({ kind, value }) => partsOf[lookups[kind]](value))
  const kept = [buyerId, sellerId].flatMap(userId =>
    parts.flatMap(part => digestsOf(seal, userId, part).slice(0, 1)),
  )
  return [...new Set(kept)]
}

/** By what somebody's trades are found who looks for this text; empty when it is too short for any. */
export function digestsSought(seal: Fingerprints, userId: UserId, text: string): string[] {
  const whole = tidy(text)
  if (!isLongEnough(whole)) return []
  const [few, many] = ends
  // Of a longer number the last eight are compared: before them may stand the code of a country, or none.
  const end = whole.length === few || whole.length >= many ? [endOf(whole, Math.min(whole.length, many))] : []
  return [whole, ...end].flatMap(part => digestsOf(seal, userId, part))
}

/** Requisites have come to a trade that began without. */
export const keepDigests = (tx: Tx, seal: Fingerprints, row: TradeRow, lines: readonly Requisite[]) =>
  tx
    .updateTable('trade')
    .set({ requisite_digests: digestsOfTrade(seal, partiesOf(row), lines) })
    .where('id', '=', row.id)
    .execute()

const everyMs = 10 * 60_000
const batch = 200

/** Works out what trades are found by that were opened before they kept it, in short transactions. */
export const requisiteDigesting = (database: SignallingDatabase, seal: RequisiteSeal): JobHandler =>
  every('requisite_digests', everyMs, () => digestOldRows(database, seal))

/** Does it now, until none is left. */
export async function digestOldRows(database: SignallingDatabase, seal: RequisiteSeal): Promise<void> {
  let left = batch
  while (left === batch)
    left = await database.transaction(async tx => {
      const rows = await tx
        .selectFrom('trade')
        .select(['id', 'buyer_id', 'seller_id', 'requisites'])
        .where('requisite_digests', 'is', null)
        .limit(batch)
        .forUpdate()
        .skipLocked()
        .execute()
      for (const row of rows) {
        const digests = digestsOfTrade(seal, partiesOf(row), seal.open(row.requisites, `trade:${row.id}`))
        await sql`update trade set requisite_digests = ${digests}::text[] where id = ${row.id}`.execute(tx)
      }
      return rows.length
    })
}
