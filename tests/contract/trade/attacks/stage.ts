import { randomUUID } from 'node:crypto'
import { openTrade, type TestSouk } from '../../../support/souk.ts'
import type { Person } from '../../../support/soukClient.ts'
import { openStall, tradeAsGuest, type Stall } from '../../guest/buyer.ts'
import { act, released, statement } from '../../race/market.ts'
import { done } from '../../roles/done.ts'
import { pictureForm, signUpTrader } from '../../roles/scene.ts'

/** Who buys in the trades that are attacked: somebody with an account, or without. */
export const buyings = ['user', 'guest'] as const
export type Buying = (typeof buyings)[number]

/** How far the trade has come when it is attacked. */
export type Reached = 'new' | 'paid' | 'disputed' | 'released'

/** Who tries. `other` buys in the other trade, and the visitor has no session. */
export type Attacker = 'buyer' | 'seller' | 'other' | 'arbiter' | 'visitor'

/** What an attack finds: a trade, and another one of the same seller whose buyer has nothing to do with the first. */
export interface Ground {
  readonly advert: Stall['advert']
  readonly trade: string
  readonly otherTrade: string
  /** In the trade: a message of the seller’s, the file that came with it, and one that was not sent yet. */
  readonly message: string
  readonly file: string
  readonly upload: string
  /** A message of the other trade. */
  readonly otherMessage: string
  readonly cast: Readonly<Record<Exclude<Attacker, 'visitor'>, Person>> & { readonly visitor: null }
}

const minute = 60_000

/** A fresh seller, and two trades of theirs with buyers of this kind. */
export async function layGround(
  souk: TestSouk,
  { buying, arbiter, at }: { readonly buying: Buying; readonly arbiter: Person; readonly at: Reached },
): Promise<Ground> {
  const stall = await openStall(souk)
  const { seller, advert } = stall
  const mine = await opened(souk, stall, buying)
  const others = await opened(souk, stall, buying)
  const file = await uploaded(souk, seller, mine.trade)
  const message = await said(souk, seller, mine.trade, file)
  const ground = {
    advert,
    trade: mine.trade,
    otherTrade: others.trade,
    message,
    file,
    upload: await uploaded(souk, seller, mine.trade),
    otherMessage: await said(souk, seller, others.trade),
    cast: { buyer: mine.buyer, seller, other: others.buyer, arbiter, visitor: null },
  }
  await bring(souk, ground, at)
  return ground
}

async function opened(souk: TestSouk, stall: Stall, buying: Buying) {
  if (buying === 'guest') {
    const { guest, trade } = await tradeAsGuest(souk, stall)
    return { buyer: guest, trade }
  }
  const buyer = await signUpTrader(souk, 'buyer')
  const { id } = await done(openTrade(souk, buyer, stall.advert))
  return { buyer, trade: id as string }
}

async function said(souk: TestSouk, who: Person, trade: string, file?: string): Promise<string> {
  const { id } = await done(
    act(souk, trade, who, 'create_message_in_trade_conversation', {
      text: 'Here are the details.',
      client_id: 'client-0001',
      ...(file === undefined ? {} : { attachment_id: file }),
    }),
  )
  return id as string
}

async function uploaded(souk: TestSouk, who: Person, trade: string): Promise<string> {
  const answer = await fetch(`${souk.server.url}/api/v1/trades/${trade}/attachments`, {
    method: 'POST',
    headers: { 'x-access-token': who.token, 'idempotency-key': randomUUID() },
    body: pictureForm(),
  })
  return ((await answer.json()) as { id: string }).id
}

async function bring(souk: TestSouk, { trade, cast: { buyer, seller } }: Ground, at: Reached): Promise<void> {
  if (at === 'new') return
  await done(act(souk, trade, buyer, 'confirm', {}))
  if (at === 'released') await done(act(souk, trade, seller, 'complete', released))
  if (at !== 'disputed') return
  await souk.advance(16 * minute)
  await done(act(souk, trade, buyer, 'create_dispute', statement))
}
