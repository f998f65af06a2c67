import type { Connection, Tx } from '../../../database/database.ts'
import type { TwoFactorAction } from '../../../domain/account/twoFactorAction.ts'
import {
  actionTowards,
  moveAdvert,
  type AdvertAction,
  type AdvertMoveFacts,
} from '../../../domain/advert/machine.ts'
import { publishingRefusals } from '../../../domain/advert/publishingRefusals.ts'
import { readSettings } from '../../../domain/advert/settings/settingsInput.ts'
import { plainStatusOf, type AdvertStatus, type PlainStatus } from '../../../domain/advert/status.ts'
import type { AdvertSettings } from '../../../domain/advert/advert.ts'
import { newAdvertId, type AdvertId, type UserId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import type { Rates } from '../../../domain/rate/rates.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { orRefuse, RequestRefused } from '../../../kernel/refusal.ts'
import type { RequisiteSeal } from '../../people/credential/requisiteSeal.ts'
import { lockTrader } from '../../people/profile/lockTrader.ts'
import { secondFactorFor, type SecondFactor } from '../../people/proof/twoFactor.ts'
import { readAllowance } from './facts/advertAllowance.ts'
import { planFirstHours, planHours } from './review/advertHoursJob.ts'
import { advertOfRow, columnsOf } from './advertMapping.ts'
import { reviewAdverts } from './review/reviewAdverts.ts'
import type { AdvertRow } from './tables.ts'
import type { TypedSettings } from '../../../domain/advert/settings/typedSettings.ts'

/** Reads what an owner wrote; the first thing that is wrong is refused, at its field. */
export function settingsFrom(input: TypedSettings, rates: Rates): AdvertSettings {
  const reading = readSettings(input, rates)
  if (reading.ok) return reading.settings
  throw new RequestRefused(reading.refusals[0] ?? refuse('invalid_input'))
}

/** What an owner makes of an advert. */
export interface AdvertChange {
  readonly settings: AdvertSettings
  readonly choice: PlainStatus
  /** Of the owner's authenticator. */
  readonly code?: string | undefined
  /** In place of `code`, where one call changes several adverts: an authenticator's code is good once. */
  readonly askCode?: AskCode
  /** The maximum was written anew, and with it the stock. */
  readonly refills?: boolean
  readonly at: Date
}

/** Looks whether actions ask for a code, and takes the one that was given. */
export type AskCode = (actions: readonly TwoFactorAction[]) => Promise<SecondFactor>

/** Asks for a code at most once, however many adverts a call changes. */
export function askOnce(tx: Tx, ownerId: UserId, code: string | undefined, at: Date): AskCode {
  let isGiven = false
  return async actions => {
    if (isGiven) return 'given'
    const answer = await secondFactorFor(tx, ownerId, actions, code, at)
    isGiven = answer === 'given'
    return answer
  }
}

/** What decides where buyers pay. */
const paidBy = ['requisites', 'paymentCredentialId', 'paymentMethodCodes', 'bankName'] as const
type PaidBy = (typeof paidBy)[number]

const linesOf = (row: AdvertRow, seal: RequisiteSeal) => seal.open(row.requisites, `advert:${row.id}`)

/** What adverts are written with. */
interface WriteParts {
  readonly rates: Rates
  readonly requisites: RequisiteSeal
}

/** What of a change may ask for a code: a sell advert that people will see, and where its buyers are to pay. */
function sensitiveActions(
  row: AdvertRow | null,
  { settings, choice }: AdvertChange,
  seal: RequisiteSeal,
): readonly TwoFactorAction[] {
  if (settings.type !== 'Ad::Sell') return []
  const from = row === null ? 'draft' : plainStatusOf(row.status)
  const publishes = (choice === 'listed' && from !== 'listed') || (choice === 'unlisted' && from === 'draft')
  const before = row && { ...advertOfRow(row), requisites: linesOf(row, seal) }
  const pays = (advert: Pick<AdvertSettings, PaidBy>) => JSON.stringify(paidBy.map(field => advert[field]))
  const redirects = before !== null && pays(before) !== pays(settings)
  return [
    ...(publishes ? (['publish_sell_advert'] as const) : []),
    ...(redirects ? (['change_sell_requisites'] as const) : []),
  ]
}

/** Makes an advert in the status that its owner chose. */
export async function createAdvert(
  tx: Tx,
  parts: WriteParts & { readonly random: Random },
  ownerId: UserId,
  made: AdvertChange,
): Promise<AdvertRow> {
  const row = await insertAdvert(tx, parts, ownerId, made)
  const [settled] = await settleNew(tx, [row], parts.rates, made.at)
  return settled ?? row
}

/** An advert that nobody sees yet: {@link settleNew} follows in the same transaction, for one or for many. */
export async function insertAdvert(
  tx: Tx,
  parts: WriteParts & { readonly random: Random },
  ownerId: UserId,
  made: AdvertChange,
): Promise<AdvertRow> {
  const { settings, choice, at } = made
  // One at a time, so that their number stays within its limit.
  await lockTrader(tx, ownerId)
  const actions = sensitiveActions(null, made, parts.requisites)
  const askCode = made.askCode ?? askOnce(tx, ownerId, made.code, at)
  const secondFactor = await askCode(actions)
  const facts = await moveFacts(tx, ownerId, { settings, secondFactor, at })
  const draft = orRefuse(moveAdvert({ status: null, type: settings.type }, 'create', facts))
  const id = newAdvertId(at, parts.random)
  return tx
    .insertInto('advert')
    .values({
      id,
      owner_id: ownerId,
      ...columnsOf(settings, parts.rates),
      requisites: JSON.stringify(parts.requisites.seal(settings.requisites, `advert:${id}`)),
      status: towards({ status: draft, type: settings.type }, choice, facts),
      maximum_now: settings.maximum,
      is_visible: false,
      hidden_reasons: ['not_listed'],
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Shows new adverts to people, as far as they may be seen, and plans their hours. Answers those that have changed by it. */
export async function settleNew(
  tx: Tx,
  rows: readonly AdvertRow[],
  rates: Rates,
  at: Date,
): Promise<readonly AdvertRow[]> {
  const reviewed = await reviewAdverts(tx, rows, rates, at)
  for (const row of rows) await planFirstHours(tx, row, at)
  return reviewed.map(({ row }) => row)
}

/** Changes an advert of its owner; trades that are open keep their price and terms. */
export async function updateAdvert(
  tx: Tx,
  { rates, requisites }: WriteParts,
  row: AdvertRow,
  changed: AdvertChange,
): Promise<AdvertRow> {
  const { settings, choice, at } = changed
  const actions = sensitiveActions(row, changed, requisites)
  const askCode = changed.askCode ?? askOnce(tx, row.owner_id, changed.code, at)
  const secondFactor = await askCode(actions)
  if (secondFactor === 'missing') throw new RequestRefused(refuse('two_factor_required', 'code'))
  const facts = await moveFacts(tx, row.owner_id, { settings, secondFactor, at })
  const status =
    plainStatusOf(row.status) === choice
      ? row.status
      : towards({ status: row.status, type: row.type }, choice, facts)
  const [missing] = choice === 'listed' ? facts.incomplete : []
  if (missing) throw new RequestRefused(missing)
  const after = await tx
    .updateTable('advert')
    .set({
      ...columnsOf(settings, rates),
      requisites: JSON.stringify(requisites.seal(settings.requisites, `advert:${row.id}`)),
      status,
      ...(changed.refills ? { stock_used: '0' } : {}),
      updated_at: at,
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return settle(tx, after, rates, at)
}

/** An advert of this owner, locked, and its owner: restored ones count as new ones do. Anybody else's is not found. */
export async function lockOwn(tx: Tx, id: AdvertId | undefined, ownerId: UserId): Promise<AdvertRow> {
  await lockTrader(tx, ownerId)
  const row = id
    ? await tx
        .selectFrom('advert')
        .selectAll()
        .where('id', '=', id)
        .where('owner_id', '=', ownerId)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!row) throw new RequestRefused(refuse('not_found', 'id'))
  return row
}

async function settle(tx: Tx, row: AdvertRow, rates: Rates, at: Date): Promise<AdvertRow> {
  const [reviewed] = await reviewAdverts(tx, [row], rates, at)
  await planHours(tx, row, at)
  return reviewed?.row ?? row
}

function towards(
  advert: { readonly status: AdvertStatus; readonly type: AdvertRow['type'] },
  choice: PlainStatus,
  facts: AdvertMoveFacts,
): AdvertStatus {
  if (plainStatusOf(advert.status) === choice) return advert.status
  const action = actionTowards(advert.status, choice)
  if (action) return orRefuse(moveAdvert(advert, action, facts))
  // A draft that is to be unlisted, or an archived advert to be listed, goes there in two steps.
  const steps: Partial<Record<string, readonly AdvertAction[]>> = {
    'draft>unlisted': ['publish', 'deactivate'],
    'archived>listed': ['restore', 'activate'],
  }
  const way = steps[`${plainStatusOf(advert.status)}>${choice}`]
  if (!way) throw new RequestRefused(refuse('advert_moved_on'))
  return way.reduce((status, step) => orRefuse(moveAdvert({ ...advert, status }, step, facts)), advert.status)
}

async function moveFacts(
  db: Connection,
  ownerId: UserId,
  given: { readonly settings: AdvertSettings; readonly secondFactor: SecondFactor; readonly at: Date },
): Promise<AdvertMoveFacts> {
  const { settings, secondFactor, at } = given
  const { completedTrades, used, limit } = await readAllowance(db, ownerId, at)
  return {
    ownerCompletedTrades: completedTrades,
    advertCount: used,
    advertLimit: limit,
    incomplete: publishingRefusals(settings),
    secondFactor,
  }
}

/** An advert's settings as what its owner wrote, to be changed in part. */
export function inputOf(row: AdvertRow, seal: RequisiteSeal): TypedSettings {
  const advert = advertOfRow(row)
  return {
    ...advert,
    requisites: linesOf(row, seal),
    price: {
      mode: advert.price.mode,
      marginPercent: advert.price.mode === 'average' ? advert.price.marginPercent : null,
      equation: advert.price.mode === 'formula' ? advert.price.equation : null,
      fixedPrice: advert.price.mode === 'fixed' ? advert.price.price : null,
    },
    schedule: row.schedule,
  }
}
