import { decimal } from '../../server/domain/money/decimal.ts'
import {
  newSessionId,
  newUserId,
  type AdvertId,
  type UserId,
} from '../../server/domain/identifier/identifier.ts'
import type { Tx } from '../../server/database/database.ts'
import type { Parts } from '../../server/composition/parts.ts'
import type { SignedViewer } from '../../server/kernel/viewer.ts'
import type { Brought } from './runner.ts'
import { deposit } from '../../server/ledger/postings.ts'
import { bindReferral } from '../../server/modules/growth/affiliate/bindReferral.ts'
import { addCode, codesOf } from '../../server/modules/growth/affiliate/inviteCodes.ts'
import { createAdvert, settingsFrom } from '../../server/modules/trading/advert/writeAdvert.ts'
import type { TypedSettings } from '../../server/domain/advert/settings/typedSettings.ts'

/** Who trades in a measurement: sellers, each with two adverts for the same coins, and buyers who have traded before. */
export interface Market {
  /** Two by two, those of one seller. */
  readonly adverts: readonly AdvertId[]
  /** As many by each way in which they were brought. */
  readonly buyers: Readonly<Record<Brought, readonly SignedViewer[]>>
}

/** Makes them through the product's own functions. Every seller has coins for more trades than any run makes. */
export function makeMarket(
  parts: Parts,
  size: { readonly sellers: number; readonly buyers: number },
): Promise<Market> {
  const names = (what: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${what}${index}`)
  return parts.database.transaction(async tx => {
    const adverts: AdvertId[] = []
    for (const name of names('seller', size.sellers)) adverts.push(...(await makeSeller(tx, parts, name)))
    const viewers = async (what: string, inviterOf: (name: string) => Promise<UserId | null>) => {
      const buyers: SignedViewer[] = []
      for (const name of names(what, size.buyers)) {
        const userId = await makePerson(tx, parts, name, await inviterOf(name))
        const sessionId = newSessionId(parts.clock.now(), parts.random)
        buyers.push({ kind: 'user', userId, sessionId, roles: ['user'], confirmedAt: null })
      }
      return buyers
    }
    const popular = await makeLine(tx, parts, 'popular')
    return {
      adverts,
      buyers: {
        'by nobody': await viewers('buyer', () => Promise.resolve(null)),
        'each by others': await viewers('brought', name => makeLine(tx, parts, `line-${name}`)),
        'all by one': await viewers('follower', () => Promise.resolve(popular)),
      },
    }
  })
}

/** Somebody who was brought by somebody who was brought: three levels with whom they bring. */
async function makeLine(tx: Tx, parts: Parts, name: string): Promise<UserId> {
  const top = await makePerson(tx, parts, `${name}-top`)
  const middle = await makePerson(tx, parts, `${name}-middle`, top)
  return makePerson(tx, parts, `${name}-near`, middle)
}

async function makePerson(
  tx: Tx,
  { clock, random }: Parts,
  name: string,
  inviter: UserId | null = null,
): Promise<UserId> {
  const at = clock.now()
  const id = newUserId(at, random)
  const email = `${name}@bench.souk.example`
  await tx
    .insertInto('app_user')
    .values({
      id,
      kind: 'user',
      user_name: name,
      user_name_key: name,
      email,
      email_key: email,
      password_hash: 'nobody logs in',
      roles: ['user'],
      locale: 'en',
      country_code: 'US',
      currency_code: 'USD',
      time_zone: 'UTC',
      email_confirmed_at: at,
      identity_verified_at: null,
      legal_name: null,
      last_online_at: at,
      created_at: at,
    })
    .execute()
  await tx
    .insertInto('trader')
    .values({ user_id: id, completed_trades: 100, release_seconds: [240], median_release_seconds: 240 })
    .execute()
  await addCode(tx, random, { userId: id, tag: 'bench' }, at)
  if (inviter !== null) {
    const [code] = await codesOf(tx, inviter)
    if (!code) throw new Error(`Nobody is brought by who has no code`)
    await bindReferral(tx, random, { userId: id, userName: name, inviteCode: code.code }, at)
  }
  return id
}

async function makeSeller(tx: Tx, parts: Parts, name: string): Promise<AdvertId[]> {
  const at = parts.clock.now()
  const owner = await makePerson(tx, parts, name)
  await deposit(tx, { key: name, owner, asset: 'BTC', amount: 10n ** 17n, at })
  const rates = parts.board.rates()
  const made = { settings: settingsFrom(sellsBitcoin, rates), choice: 'listed', at } as const
  const ids: AdvertId[] = []
  for (let index = 0; index < 2; index++) {
    const advert = await createAdvert(
      tx,
      { random: parts.random, rates, requisites: parts.requisites },
      owner,
      made,
    )
    if (!advert.is_visible)
      throw new Error(`An advert of ${name} is hidden: ${advert.hidden_reasons.join(', ')}`)
    ids.push(advert.id)
  }
  return ids
}

const sellsBitcoin: TypedSettings = {
  type: 'Ad::Sell',
  coin: 'BTC',
  fiat: 'USD',
  country: null,
  paymentMethodCodes: ['zelle'],
  bankName: null,
  requisites: [{ kind: 'account_name', value: 'A SELLER' }],
  paymentCredentialId: null,
  price: { mode: 'average', marginPercent: decimal('1'), equation: null, fixedPrice: null },
  minimum: '10',
  maximum: '1000',
  escrowMinutes: 30,
  phoneRequired: false,
  identityRequired: false,
  minimumVolumeUsd: null,
  minimumFeedbackScore: null,
  firstTimeMaximum: null,
  repeatVolumeCoefficient: null,
  allowAnonymous: false,
  terms: 'From an account in your own name.',
  promoText: '',
  schedule: null,
  timeZone: 'UTC',
  isOnVacation: false,
  liquidityTracking: false,
}
