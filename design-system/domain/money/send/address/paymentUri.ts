import type { DecimalString } from '../../../../format/decimal.ts'
import { divide, isDecimalString, isZero, trim } from '../../../../format/decimal.ts'

/** What a QR code or a pasted text asks to pay. */
export interface PaymentRequest {
  /** The network that the scheme names; null for a bare address. */
  readonly network: string | null
  readonly address: string
  /** What should arrive, in coins; null when it says nothing, or in units of a coin that is not known here. */
  readonly amount: DecimalString | null
  readonly memo: string | null
  /** The contract of the coin, where the request is for one that is a guest on the network. */
  readonly contract: string | null
}

interface Scheme {
  readonly network: string
  /** The parameter with the amount. */
  readonly amount: readonly string[]
  /** How many digits of the parameter stand after the point; 0 where it is written in coins. */
  readonly decimals: number
}

/** The schemes that wallets write (BIP 21, EIP 681, `ton://transfer`, Monero’s). */
const schemes: Readonly<Record<string, Scheme>> = {
  bitcoin: { network: 'bitcoin', amount: ['amount'], decimals: 0 },
  litecoin: { network: 'litecoin', amount: ['amount'], decimals: 0 },
  monero: { network: 'monero', amount: ['tx_amount', 'amount'], decimals: 0 },
  tron: { network: 'tron', amount: ['amount'], decimals: 0 },
  ethereum: { network: 'ethereum', amount: ['value'], decimals: 18 },
  ton: { network: 'ton', amount: ['amount'], decimals: 9 },
}

/** `message` and `label` are words for whoever pays. */
const memoNames = ['memo', 'text', 'dt', 'tag']

/**
 * Reads what was scanned or pasted: a payment URI, or an address by itself. Null for what can be neither.
 * @param decimals of the coin on its chain, for requests that count its units
 */
export function readPayment(text: string, decimals: number): PaymentRequest | null {
  const said = text.trim()
  const match = /^([a-z]+):(?:\/\/)?(.+)$/i.exec(said)
  if (match === null) return /^[\w-]{16,128}$/.test(said) ? bare(said) : null
  const scheme = schemes[(match[1] ?? '').toLowerCase()]
  if (scheme === undefined) return null
  const [path = '', query = ''] = (match[2] ?? '').split(/\?(.*)/s)
  const params = new URLSearchParams(query)
  const memo = memoNames.map(name => params.get(name)).find(value => value !== null && value !== '') ?? null
  if (scheme.network === 'ethereum') return ethereum(path, params)
  const address = path.replace(/^transfer\//, '')
  if (!/^[\w-]{16,128}$/.test(address)) return null
  const contract = params.get('jetton') ?? params.get('token')
  const typed = scheme.amount.map(name => params.get(name)).find(value => value !== null) ?? null
  const scale = scheme.decimals === 0 ? 0 : contract === null ? scheme.decimals : decimals
  return { network: scheme.network, address, amount: coins(typed, scale), memo, contract }

  function ethereum(target: string, found: URLSearchParams): PaymentRequest | null {
    const parts = /^(?:pay-)?(0x[\da-f]{40})(?:@\d+)?(\/transfer)?$/i.exec(target)
    if (parts === null) return null
    const [, first = '', transfer] = parts
    if (transfer === undefined) {
      return {
        network: 'ethereum',
        address: first,
        amount: coins(found.get('value'), 18),
        memo: null,
        contract: null,
      }
    }
    const to = found.get('address') ?? ''
    if (!/^0x[\da-f]{40}$/i.test(to)) return null
    return {
      network: 'ethereum',
      address: to,
      amount: coins(found.get('uint256'), decimals),
      memo: null,
      contract: first,
    }
  }
}

const bare = (address: string): PaymentRequest => ({
  network: null,
  address,
  amount: null,
  memo: null,
  contract: null,
})

/** A parameter as coins. What is no plain number, or nothing, asks for no amount. */
function coins(typed: string | null, scale: number): DecimalString | null {
  const text = plain(typed ?? '')
  if (text === null || isZero(text)) return null
  if (scale === 0) return trim(text)
  return divide(text, `1${'0'.repeat(scale)}`, { decimals: scale, rounding: 'down' })
}

/** EIP 681 allows `2.014e18`. */
function plain(text: string): DecimalString | null {
  if (isDecimalString(text)) return text.startsWith('-') ? null : text
  const match = /^(\d+)(?:\.(\d+))?e(\d{1,2})$/i.exec(text)
  if (match === null) return null
  const [, whole = '', fraction = '', exponent = '0'] = match
  const zeros = Number(exponent) - fraction.length
  return zeros < 0 ? null : `${whole}${fraction}${'0'.repeat(zeros)}`
}
