import { makeAdvert, openTrade, type TestSouk } from '../../support/souk.ts'
import { newKey, openStore, storesPath, type ShopKey } from '../../support/shop.ts'
import { testPassword, type Json, type Person } from '../../support/soukClient.ts'
import { chainOf } from '../money/deposit/chain.ts'
import { openShop, pay, tronBlocks } from '../invoice/shop.ts'
import { act } from '../race/market.ts'
import { done } from '../roles/done.ts'
import { newInvoice, savedRequisites } from '../roles/props.ts'
import { gatherCast, present, setScene, signUpTrader, type Cast } from '../roles/scene.ts'
import { swapCast } from '../money/swap/cast.ts'
import { asked, newSender } from '../money/withdrawal/sender.ts'

/** Ids of what is others’ alone. */
export interface Theirs {
  readonly trade: string
  readonly message: string
  readonly attachment: string
  readonly upload: string
  readonly claim: string
  readonly feedback: string
  readonly advert: string
  readonly spare: string
  readonly draft: string
  readonly credential: string
  readonly savedSearch: string
  readonly session: string
  readonly export: string
  readonly notification: string
  readonly transaction: string
  readonly withdrawal: string
  readonly address: string
  readonly quote: string
  readonly offer: string
  readonly purchase: string
  readonly store: string
  readonly shop: string
  readonly storeKey: string
  readonly webhook: string
  readonly invoice: string
  readonly rest: string
  readonly refund: string
}

/** What the stranger has of the same kinds, beside which they name what is not theirs. */
export interface Own {
  /** They sell in it, and have not said yet where they are paid. */
  readonly trade: string
  /** They have paid in it, and may open a dispute. */
  readonly bought: string
  /** It was closed although they have paid: they may file a claim. */
  readonly closed: string
  readonly advert: string
  /** Somebody buys there. */
  readonly wanted: { readonly id: string; readonly price: string }
  readonly store: string
  readonly storeKey: ShopKey
  readonly invoice: string
}

/** Everybody and everything, with what there is of nobody. */
export interface Lost {
  readonly cast: Cast
  readonly theirs: Theirs
  readonly own: Own
}

const first = async (call: Promise<{ status: number; body: Json }>): Promise<string> =>
  ((await done(call))['items'] as { id: string }[])[0]?.id ?? ''
const idOf = async (call: Promise<{ status: number; body: Json }>): Promise<string> =>
  (await done(call))['id'] as string

/** Lays everything out. Days pass meanwhile; what is answered for later comes last. */
export async function layThings(souk: TestSouk): Promise<Lost> {
  const people = await gatherCast(souk)
  const stranger = present(people.stranger)
  const seller = await signUpTrader(souk, 'elsewhere')
  await souk.give(seller, 'BTC', '1')
  const stall = await makeAdvert(souk, seller)
  const closed = await paidBy(souk, stranger, stall)
  const { feedback } = await setScene(souk, people, 'graded')
  const { claim } = await setScene(souk, people, 'claimed')
  const bought = await paidBy(souk, stranger, stall)
  const {
    cast,
    trade,
    message,
    attachment,
    upload,
    advert,
    spare,
    draft,
    credential,
    savedSearch,
    ...shops
  } = await setScene(souk, people, 'disputable')
  return {
    cast,
    theirs: {
      trade,
      message,
      attachment,
      upload,
      claim,
      feedback,
      credential,
      savedSearch,
      advert: advert.id,
      spare: spare.id,
      draft: draft.id,
      store: shops.store,
      shop: shops.shop.store,
      invoice: shops.shop.id,
      storeKey: shops.storeKey,
      webhook: shops.webhook,
      ...(await accountThings(souk, present(cast.owner))),
      ...(await moneyThings(souk)),
      ...(await overpaid(souk)),
    },
    own: { ...(await ownOf(souk, stranger)), bought, closed },
  }
}

async function paidBy(souk: TestSouk, buyer: Person, advert: Own['wanted']): Promise<string> {
  const id = await idOf(openTrade(souk, buyer, advert))
  await done(act(souk, id, buyer, 'confirm', {}))
  return id
}

async function accountThings(souk: TestSouk, as: Person) {
  const address = 'EQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p4q2'
  return {
    session: await first(souk.call('GET /v1/login_histories', { as })),
    export: await idOf(souk.call('POST /v1/me/data', { as, body: { password: testPassword } })),
    notification: await first(souk.call('GET /v1/notifications', { as })),
    transaction: await first(souk.call('GET /v1/transactions', { as })),
    address: await idOf(
      souk.call('POST /v1/withdrawal_addresses', {
        as,
        body: { label: 'Exchange', crypto_currency_code: 'TON', address, memo: 'one' },
      }),
    ),
  }
}

/** A withdrawal, a purchase, an offer of coins for coins and a price that somebody was told. */
async function moneyThings(souk: TestSouk) {
  const sender = await newSender(souk)
  const swaps = swapCast(souk)
  const [maker, taker] = [await swaps.owner(), await swaps.taker()]
  const { id: offer } = await swaps.offer(maker)
  return {
    withdrawal: (await asked(souk, sender)).id,
    purchase: await idOf(
      souk.call('POST /v1/mercuryo/buy', {
        as: sender,
        body: { crypto_currency_code: 'BTC', currency_code: 'EUR', fiat_amount: '100' },
      }),
    ),
    offer,
    quote: await idOf(swaps.quote(taker, offer, '100')),
  }
}

/** A payer paid too much, and left an address for the rest. */
async function overpaid(souk: TestSouk) {
  const shop = await openShop(souk)
  const { body } = await shop.create()
  const { place } = (await shop.choose(body.unique_id)).body
  await pay(souk, place?.address ?? '', '130')
  await chainOf(souk, 'tron').mine(tronBlocks)
  await done(shop.leave(body.unique_id, 'TVj7RNVHy6thbM7BWdSe9G6gXwKhjhdNZS'))
  const { payments, refunds } = await shop.read(body.id)
  return { rest: payments[0]?.rest?.id ?? '', refund: refunds[0]?.id ?? '' }
}

async function ownOf(souk: TestSouk, stranger: Person): Promise<Omit<Own, 'bought' | 'closed'>> {
  await souk.give(stranger, 'BTC', '1')
  await swapCast(souk).flag(stranger, true)
  const credential = await idOf(
    souk.call('POST /v1/payment_credentials', { as: stranger, body: savedRequisites }),
  )
  const advert = await makeAdvert(souk, stranger, { requisites: [], payment_credential_id: credential })
  const buyer = await signUpTrader(souk, 'buyer')
  const store = await openStore(souk, stranger)
  return {
    trade: await idOf(openTrade(souk, buyer, advert)),
    advert: advert.id,
    wanted: await makeAdvert(souk, await signUpTrader(souk, 'wants'), { type: 'Ad::Buy', requisites: [] }),
    store,
    storeKey: await newKey(souk, stranger, store),
    invoice: await idOf(
      souk.call(`POST ${storesPath}/invoice`, { as: stranger, body: { account_id: store, ...newInvoice } }),
    ),
  }
}
