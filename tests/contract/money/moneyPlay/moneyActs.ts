import { decimalOf } from '../../../../server/domain/reference/decimalOf.ts'
import { openTrade } from '../../../support/souk.ts'
import type { Answer, Json } from '../../../support/soukClient.ts'
import { addressOf, messagesTo } from '../../account/inbox.ts'
import { bitcoinAddress, feeNow, listedAddress, type Withdrawal } from '../withdrawal/sender.ts'
import { swapCast } from '../swap/cast.ts'
import { isUnderWay } from './purses.ts'
import { played, playedCoins, unitsOf, type PlayedCoin, type PlayedWithdrawal, type Stage } from './stage.ts'

const outside = { bitcoin: bitcoinAddress, ton: 'EQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p4q2' } as const
/** Units of which a withdrawal sends so many and a few more. */
const leasts: Readonly<Record<PlayedCoin, string>> = { BTC: '0.001', TON: '1', USDT: '5' }
const fiats = ['20000', '150000', '400000'] as const

/** Notes what was answered; what is refused has no effect, which the purses prove. */
function accepted<T extends Json>(stage: Stage, what: string, { status, body }: Answer<T>): T | null {
  if (status === 200) {
    stage.count(what)
    return body
  }
  if (status >= 500) throw new Error(`${what} was answered ${status} ${JSON.stringify(body)}`)
  stage.count(`${what}: ${String(body['code'])}`)
  return null
}

/** Asks for a withdrawal to an address or a person; most are decided at once. */
export async function withdraw(stage: Stage): Promise<void> {
  const { souk, chance } = stage
  const coin = chance.pick(playedCoins)
  const person = chance.below(stage.people.length)
  const toPerson = chance.below(4) === 0 ? chance.below(stage.people.length) : null
  const times = BigInt(chance.pick([1, 1, 7, 60]))
  const isListed = coin === 'BTC' && toPerson === null && chance.below(15) === 0
  const isDecided = chance.below(3) > 0
  const network = played[coin]
  const amount = unitsOf(coin, leasts[coin]) * times + stage.nextMark()
  const as = stage.person(person)
  const address = isListed ? listedAddress : outside[network]
  const { network_fee } = toPerson === null ? await feeNow(souk, as, coin, network) : { network_fee: '0' }
  const answer = await souk.call<Withdrawal>('POST /v1/withdrawals', {
    as,
    body: {
      crypto_currency_code: coin,
      amount: decimalOf(amount, coin),
      network_fee,
      ...(toPerson === null ? { network, address } : { user_name: stage.person(toPerson).name }),
    },
  })
  const body = accepted(stage, 'withdrawal', answer)
  if (!body) return
  if (isListed) throw new Error(`${body.id} goes to a listed address`)
  const made: PlayedWithdrawal = {
    id: body.id,
    person,
    coin,
    network: toPerson === null ? network : null,
    recipient: toPerson,
    amount,
    total: unitsOf(coin, body.total),
    token: null,
    status: body.status,
    txid: null,
  }
  stage.withdrawals.push(made)
  if (isDecided) await decide(stage, made, 'approve')
}

/** The token in the letter that names the amount, which is no other's. */
async function tokenOf({ souk, ...stage }: Stage, one: PlayedWithdrawal): Promise<string | null> {
  if (one.token !== null) return one.token
  const letters = await messagesTo(souk, addressOf(stage.person(one.person)))
  const figure = ` ${decimalOf(one.amount, one.coin)} ${one.coin}`
  const letter = letters.find(({ text }) => ` ${text}`.includes(figure) && text.includes('/wallet/approval/'))
  one.token = /\/wallet\/approval\/([\w-]{43})/.exec(letter?.text ?? '')?.[1] ?? null
  return one.token
}

async function decide(stage: Stage, one: PlayedWithdrawal, decision: string): Promise<void> {
  const token = await tokenOf(stage, one)
  if (token === null) return stage.count('letter not found')
  const answer = await stage.souk.call<Withdrawal>('POST /v1/withdrawals/approval/decide', {
    body: { token, decision },
  })
  const body = accepted(stage, decision, answer)
  if (body) one.status = body.status
}

const waiting = ({ withdrawals, chance }: Stage, statuses: readonly string[]): PlayedWithdrawal | undefined =>
  chance.shuffle(withdrawals.slice(-60).filter(({ status }) => statuses.includes(status)))[0]

export async function decideLater(stage: Stage): Promise<void> {
  const decision = stage.chance.pick(['approve', 'decline'])
  const one = waiting(stage, ['awaiting_approval'])
  if (one) await decide(stage, one, decision)
}

export async function cancel(stage: Stage): Promise<void> {
  const one = waiting(stage, ['awaiting_approval', 'approved'])
  if (!one) return
  const answer = await stage.souk.call<Withdrawal>(`POST /v1/withdrawals/${one.id}/cancel`, {
    as: stage.person(one.person),
  })
  accepted(stage, 'cancel', answer)
}

/** Shuts somebody's money in for a moment: what is not signed comes back. */
export async function suspend({ souk, chance, ...stage }: Stage): Promise<void> {
  const { name: user_name } = stage.person(chance.below(stage.people.length))
  await souk.call('POST /dev/standing', { body: { user_name, standing: 'suspended' } })
  await souk.call('POST /dev/standing', { body: { user_name, standing: 'restored' } })
  stage.count('suspended and restored')
}

export async function swap(stage: Stage): Promise<void> {
  const { souk, chance } = stage
  const person = chance.below(stage.people.length)
  const [from, to] = chance.shuffle(playedCoins) as [PlayedCoin, PlayedCoin]
  const amount = chance.pick(
    { BTC: ['0.002', '0.0100001'], TON: ['30.5', '400'], USDT: ['25', '1234.567891'] }[from] as [
      string,
      string,
    ],
  )
  const isTooLate = chance.below(8) === 0
  const as = stage.person(person)
  const quoted = await souk.call<Json & { id: string }>('POST /v1/crypto_crypto_swaps/quotes', {
    as,
    body: { from_code: from, to_code: to, amount, side: 'from' },
  })
  const quote = accepted(stage, 'quote', quoted)
  if (!quote) return
  if (isTooLate) await souk.advance(5100)
  const confirm = () =>
    souk.call<Json & { id: string; from_amount: string; to_amount: string }>('POST /v1/crypto_crypto_swaps', {
      as,
      body: { quote_id: quote.id },
    })
  // Two taps at once are one swap.
  const [answer, second] = await Promise.all([confirm(), confirm()])
  const [done, same] = [accepted(stage, 'swap', answer), second.status === 200 ? second.body : null]
  const swapped = done ?? same
  if (!swapped) return
  if (done && same && done.id !== same.id) throw new Error(`${quote.id} was swapped twice`)
  stage.swapped.push({ person, coin: from, amount: -unitsOf(from, swapped.from_amount) })
  stage.swapped.push({ person, coin: to, amount: unitsOf(to, swapped.to_amount) })
}

/** At somebody's offer: what its owner pays of a fee is read from the trade that it is. */
export async function swapAtOffer(stage: Stage): Promise<void> {
  const { souk, chance } = stage
  const taker = chance.below(stage.people.length)
  const [offer] = chance.shuffle(stage.offers)
  const amount = chance.pick(['20', '55.123456', '400'])
  if (!offer) return
  const { id, owner } = offer
  const { quote, confirm, trade } = swapCast(souk)
  const as = stage.person(taker)
  const quoted = accepted(stage, 'quote of an offer', await quote(as, id, amount))
  if (!quoted) return
  const [answer, second] = await Promise.all([confirm(as, quoted), confirm(as, quoted)])
  const swapped = accepted(stage, 'swap at an offer', answer) ?? (second.status === 200 ? second.body : null)
  if (!swapped) return
  const { body: seen } = await trade(stage.person(owner), swapped.trade_id)
  const [given, got, fee] = [
    unitsOf('USDT', amount),
    unitsOf('BTC', swapped.to_amount),
    unitsOf('BTC', seen.fee.amount),
  ]
  stage.swapped.push(
    { person: taker, coin: 'USDT', amount: -given },
    { person: taker, coin: 'BTC', amount: got },
    { person: owner, coin: 'USDT', amount: given },
    { person: owner, coin: 'BTC', amount: -got - fee },
  )
}

export async function openATrade(stage: Stage): Promise<void> {
  const { souk, chance, adverts } = stage
  const seller = chance.below(adverts.length)
  const buyer = chance.below(stage.people.length)
  const fiat = chance.pick(fiats)
  const advert = adverts[seller]
  if (!advert || seller === buyer) return
  const answer = await openTrade(souk, stage.person(buyer), advert, fiat)
  const body = accepted(stage, 'trade', answer)
  if (!body) return
  const as = stage.person(seller)
  const { body: seen } = await souk.call<{ fee: { amount: string }; amount: string }>(
    `GET /v1/trades/${body.id}`,
    { as },
  )
  const amount = unitsOf('BTC', seen.amount)
  const total = amount + unitsOf('BTC', seen.fee.amount)
  stage.trades.push({ id: body.id, seller, buyer, amount, total, fiat, status: body.status })
}

/** The next step of a trade, or its end. */
export async function stepATrade(stage: Stage): Promise<void> {
  const { souk, chance } = stage
  const open = ['new', 'paid_confirmed', 'expired_and_paid', 'disput']
  const [trade] = chance.shuffle(stage.trades.slice(-60).filter(({ status }) => open.includes(status)))
  const isCancelled = chance.below(8) === 0
  if (!trade) return
  const [buyer, seller] = [stage.person(trade.buyer), stage.person(trade.seller)]
  const act = (as: typeof buyer, action: string, body: object) =>
    souk.call<Json & { status: string }>(`POST /v1/trades/${trade.id}/${action}`, { as, body })
  const giveUp = () => act(buyer, 'cancel', { not_sent_or_returned: true, amount: trade.fiat })
  const answers = isCancelled
    ? [await giveUp()]
    : trade.status === 'new'
      ? [await act(buyer, 'confirm', {})]
      : // Released, and given up by the buyer, at one moment.
        await Promise.all([
          act(seller, 'complete', { money_received: true, amount: trade.fiat }),
          ...(chance.below(5) === 0 ? [giveUp()] : []),
        ])
  for (const answer of answers) accepted(stage, 'trade step', answer)
  const { body } = await souk.call<{ status: string }>(`GET /v1/trades/${trade.id}`, { as: buyer })
  trade.status = body.status
}

/** Reads how far everything that can still move has come. */
export async function readOn({ souk, ...stage }: Stage): Promise<void> {
  for (const one of stage.withdrawals.filter(({ status }) => isUnderWay(status))) {
    const as = stage.person(one.person)
    const { body } = await souk.call<Withdrawal>(`GET /v1/withdrawals/${one.id}`, { as })
    Object.assign(one, { status: body.status, txid: body.txid })
  }
  const open = ['new', 'paid_confirmed', 'expired_and_paid', 'disput']
  for (const trade of stage.trades.filter(({ status }) => open.includes(status))) {
    const as = stage.person(trade.buyer)
    trade.status = (await souk.call<{ status: string }>(`GET /v1/trades/${trade.id}`, { as })).body.status
  }
}
