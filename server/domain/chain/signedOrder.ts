import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { hex } from '@scure/base'
import { isCoinCode, type CoinCode } from '../reference/coin.ts'
import { networkCodes, type NetworkCode } from '../reference/network.ts'

/** What a transaction of the embedded chain says. */
export interface EmbeddedTransaction {
  readonly network: NetworkCode
  readonly coin: CoinCode
  readonly from: string
  readonly to: string
  readonly memo: string | null
  /** Smallest units of the coin. */
  readonly amount: bigint
  readonly sequence: bigint
  readonly terms: Readonly<Record<string, string>>
}

/**
 * Signs a transaction of the embedded chain: its canonical text and a signature over it, the same bytes each time
 * (RFC 6979). Networks that are real have formats of their own.
 */
export function signEmbedded(
  transaction: EmbeddedTransaction,
  secretKey: Uint8Array,
): { readonly txid: string; readonly raw: string } {
  const text = canonical(transaction)
  const signature = hex.encode(secp256k1.sign(new TextEncoder().encode(text), secretKey))
  return { txid: txidOf(transaction.network, text), raw: JSON.stringify([text, signature]) }
}

/**
 * What a signed transaction says, and its id; null when it is not signed by the key (`WatchKeys.publicKey`), or not written
 * as {@link signEmbedded} writes it.
 */
export function readEmbedded(
  raw: string,
  publicKey: string,
): (EmbeddedTransaction & { readonly txid: string }) | null {
  try {
    const [text, signature] = JSON.parse(raw) as [string, string]
    const isSigned = secp256k1.verify(
      hex.decode(signature),
      new TextEncoder().encode(text),
      hex.decode(publicKey),
    )
    const transaction = isSigned ? parsed(text) : null
    return transaction && canonical(transaction) === text
      ? { ...transaction, txid: txidOf(transaction.network, text) }
      : null
  } catch {
    return null
  }
}

/** One way to write each transaction: fields in this order, terms by name. */
const canonical = (transaction: EmbeddedTransaction): string =>
  JSON.stringify([
    transaction.network,
    transaction.coin,
    transaction.from,
    transaction.to,
    transaction.memo,
    String(transaction.amount),
    String(transaction.sequence),
    Object.entries(transaction.terms).sort(([a], [b]) => (a < b ? -1 : Number(a > b))),
  ])

function parsed(text: string): EmbeddedTransaction | null {
  const [network, coin, from, to, memo, amount, sequence, terms] = JSON.parse(text) as readonly unknown[]
  const code = networkCodes.find(one => one === network)
  if (code === undefined || typeof coin !== 'string' || !isCoinCode(coin)) return null
  if (typeof from !== 'string' || typeof to !== 'string') return null
  if (memo !== null && typeof memo !== 'string') return null
  return {
    network: code,
    coin,
    from,
    to,
    memo,
    amount: BigInt(amount as string),
    sequence: BigInt(sequence as string),
    terms: Object.fromEntries(terms as [string, string][]),
  }
}

/** 64 digits, as all these networks have them; Ethereum's software writes 0x before. */
const txidOf = (network: NetworkCode, text: string): string =>
  `${network === 'ethereum' ? '0x' : ''}${hex.encode(sha256(new TextEncoder().encode(`souk:${text}`)))}`
