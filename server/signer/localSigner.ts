import type { SignedTransaction, SigningOrder } from '../adapters/chain/chain.ts'
import { isAddress } from '../domain/chain/address.ts'
import { readTerms, type EthereumChain } from '../domain/chain/ethereumTerms.ts'
import { signEmbedded } from '../domain/chain/signedOrder.ts'
import { findCoinNetwork } from '../domain/reference/coin.ts'
import { networkCodes, type NetworkCode } from '../domain/reference/network.ts'
import type { Clock } from '../runtime/clock.ts'
import type { Journal } from './journal.ts'
import type { NetworkKeys, WalletKeys } from './keys.ts'
import { spendingWindow, type Limits } from './limits.ts'
import { digestOf } from './order.ts'
import type { Signer, SignerAnswer, SignerRefusal, WatchKeys } from './signer.ts'

/** What a signer is made of. */
export interface SignerParts {
  readonly keys: WalletKeys
  readonly journal: Journal
  readonly limits: Limits
  /** The machine's own: nobody who asks for signatures may move it. */
  readonly clock: Clock
  /** Null while Ethereum is simulated. */
  readonly ethereum: EthereumChain | null
}

/**
 * The signer itself, where its keys are. One order at a time: it is built and signed, counted, written down, and only then
 * handed out.
 */
export function localSigner({ keys, journal, limits, clock, ethereum }: SignerParts): Signer {
  const known = new Map(journal.entries.map(({ id, digest, txid }) => [id, { digest, txid }]))
  const window = spendingWindow()
  for (const { spent, at } of journal.entries) for (const one of spent) window.add({ ...one, at })
  let last: Promise<unknown> = Promise.resolve()

  async function signNow(order: SigningOrder): Promise<SignerAnswer> {
    const digest = digestOf(order)
    const before = known.get(order.id)
    if (before && before.digest !== digest) return refusal('other_order_under_id')
    const made = await transactionOf(order, keys[order.network], ethereum)
    if ('refusal' in made) return refusal(made.refusal)
    const { signed, spent } = made
    if (before) {
      if (before.txid === signed.txid) return { ok: true, signed }
      throw new Error(`The order ${order.id} was signed for another chain or contract: put back its settings`)
    }
    const at = clock.now()
    const over = window.check(
      spent.map(one => ({ ...one, at })),
      limits,
      at,
    )
    if (over) return refusal('over_hourly_limit', over.retryAt)
    await journal.append({ id: order.id, digest, txid: signed.txid, spent, at })
    known.set(order.id, { digest, txid: signed.txid })
    for (const one of spent) window.add({ ...one, at })
    return { ok: true, signed }
  }

  return {
    watchKeys: () =>
      Promise.resolve(
        Object.fromEntries(networkCodes.map(code => [code, keys[code].watch])) as Record<
          NetworkCode,
          WatchKeys
        >,
      ),
    sign(order) {
      const answer = last.then(() => signNow(order))
      last = answer.catch(() => undefined)
      return answer
    },
    room: () => Promise.resolve(window.room(limits, clock.now())),
    async close() {
      await last
      await journal.close()
    },
  }
}

const refusal = (code: SignerRefusal, retryAt: Date | null = null): SignerAnswer => ({
  ok: false,
  refusal: code,
  retryAt: retryAt?.toISOString() ?? null,
})

type Spent = Parameters<Journal['append']>[0]['spent']
type Made =
  | { readonly signed: SignedTransaction; readonly spent: Spent }
  | { readonly refusal: SignerRefusal }

/** The transaction of an order and what leaves by it. Between addresses of ours only the network's fee leaves. */
async function transactionOf(
  order: SigningOrder,
  keys: NetworkKeys,
  ethereum: EthereumChain | null,
): Promise<Made> {
  if (!findCoinNetwork(order.coin, order.network)) return { refusal: 'unknown_coin' }
  if (order.amount <= 0n || !isAddress(order.network, order.to)) return { refusal: 'bad_order' }
  return order.network === 'ethereum' && ethereum !== null
    ? await onEthereum(order, keys, ethereum)
    : embedded(order, keys)
}

async function onEthereum(order: SigningOrder, keys: NetworkKeys, chain: EthereumChain): Promise<Made> {
  if (order.coin !== 'ETH' && !chain.tokens.has(order.coin)) return { refusal: 'unknown_coin' }
  // What makes Ethereum’s transactions is loaded where Ethereum is real.
  const { feeOf, signEthereum } = await import('./ethereumTransaction.ts')
  const isOwn = order.to === keys.watch.address
  // What lies on deposit addresses goes to the house's and nowhere else: sending it on is counted there.
  const secret = order.source ? isOwn && keys.deposit(order.source.derivation) : keys.secret
  const fee = feeOf(order)
  if (!secret || fee === null) return { refusal: 'bad_order' }
  const signed = await signEthereum(order, chain, secret)
  if (signed === null) return { refusal: 'bad_order' }
  const network = { coin: 'ETH', amount: fee } as const
  return { signed, spent: isOwn ? [network] : [{ coin: order.coin, amount: order.amount }, network] }
}

function embedded(order: SigningOrder, keys: NetworkKeys): Made {
  // An order for the real chain is not simulated: the signer lacks the settings that the server has.
  if (order.source || readTerms(order.terms) !== null) return { refusal: 'bad_order' }
  const { network, coin, to, memo, amount, sequence, terms } = order
  const from = keys.watch.address
  const made = signEmbedded({ network, coin, from, to, memo, amount, sequence, terms }, keys.secret)
  return {
    signed: { ...made, from, sequence },
    spent: [{ coin, amount }],
  }
}
