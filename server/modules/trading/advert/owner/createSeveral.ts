import type { Static } from 'typebox'
import type { Tx } from '../../../../database/database.ts'
import type { UserId } from '../../../../domain/identifier/identifier.ts'
import type { Random } from '../../../../domain/identifier/random.ts'
import type { Rates } from '../../../../domain/rate/rates.ts'
import { RequestRefused } from '../../../../kernel/refusal.ts'
import { requireOwnCredential } from '../../../people/credential/chooseLines.ts'
import type { RequisiteSeal } from '../../../people/credential/requisiteSeal.ts'
import { mergeSettings } from '../mergeSettings.ts'
import type { NewAdvert } from '../schema.ts'
import type { AdvertRow } from '../tables.ts'
import { askOnce, createAdvert, settingsFrom, type AskCode } from '../writeAdvert.ts'

interface MakeParts {
  readonly random: Random
  readonly rates: Rates
  readonly requisites: RequisiteSeal
}

/** Makes several adverts, or none: the first that is refused refuses all, at its place in the list. */
export async function createSeveral(
  tx: Tx,
  parts: MakeParts,
  ownerId: UserId,
  made: {
    readonly adverts: readonly Static<typeof NewAdvert>[]
    readonly code?: string
    readonly at: Date
  },
): Promise<AdvertRow[]> {
  const { adverts, code, at } = made
  const askCode = askOnce(tx, ownerId, code, at)
  const rows: AdvertRow[] = []
  for (const [index, body] of adverts.entries())
    rows.push(await atPlace(index, () => createOne(tx, parts, ownerId, { body, askCode, at })))
  return rows
}

async function createOne(
  tx: Tx,
  parts: MakeParts,
  ownerId: UserId,
  made: { readonly body: Static<typeof NewAdvert>; readonly askCode: AskCode; readonly at: Date },
): Promise<AdvertRow> {
  const { body, askCode, at } = made
  const base = { type: body.type, coin: body.crypto_currency_code, fiat: body.currency_code }
  const settings = settingsFrom(mergeSettings(body, base), parts.rates)
  await requireOwnCredential(tx, ownerId, settings, body)
  return createAdvert(tx, parts, ownerId, { settings, choice: body.status ?? 'listed', askCode, at })
}

/** A refusal of a field names whose it is; what is about the whole call stays as it is. */
async function atPlace<T>(index: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof RequestRefused)) throw error
    const { refusal, metadata } = error
    if (refusal.field === undefined || refusal.field === 'code') throw error
    throw new RequestRefused({ ...refusal, field: `adverts.${index}.${refusal.field}` }, metadata)
  }
}
