import { brand } from '../../../../domain/brand.ts'
import type { ReceiptFacts, ReceiptMoney } from './receiptFacts.ts'
import { buyerGotCoins, outcomeOfStatus, receiptWords } from './receiptWords.ts'

/** A receipt in words: what is drawn, from top to bottom. */
export interface ReceiptText {
  readonly brand: string
  readonly title: string
  readonly trade: string
  readonly outcome: string
  /** Groups of "what: which"; a group stands apart from the next. */
  readonly groups: readonly (readonly (readonly [label: string, value: string])[])[]
  readonly footer: string
}

/** Words a receipt in its reader's language, on their clock, amounts with all their digits. */
export function receiptText(facts: ReceiptFacts): ReceiptText {
  const { locale, names, viewerSide, coins, payment, price, fee, toBuyer } = facts
  const words = receiptWords[locale]
  const outcome = outcomeOfStatus[facts.status]
  const money = (sum: ReceiptMoney) => moneyText(sum, facts)
  const moment = (at: Date | null) => (at === null ? null : momentText(at, facts))
  const name = (side: 'buyer' | 'seller') =>
    side === viewerSide ? fill(words.you, { name: names[side] }) : names[side]
  const isDone = buyerGotCoins[outcome]
  const feeText = fee.amount === '0' ? words.noFee : fill(words.feePaidBy[facts.feeOf], { fee: money(fee) })
  const groups = [
    [
      [words.row.payment, money(payment)],
      [words.row.coins, money(coins)],
      [words.row.price, fill(words.perCoin, { price: money(price), coin: coins.asset })],
      [words.row.fee, isDone ? feeText : null],
      [words.row.buyerGot, isDone ? money(toBuyer) : null],
    ],
    [
      [words.row.buyer, name('buyer')],
      [words.row.seller, name('seller')],
      [words.row.method, facts.methodName],
      [words.row.bank, facts.bankName],
      [words.row.payer, facts.payerName],
    ],
    [
      [words.row.opened, moment(facts.openedAt)],
      [words.row.paid, moment(facts.paidAt)],
      [words.row.finished, moment(facts.finishedAt)],
      [words.row.ruling, facts.rulingReason],
    ],
  ] as const
  return {
    brand: brand.name,
    title: words.title,
    trade: fill(words.trade, { id: facts.id }),
    outcome: fill(words.outcome[outcome], { ...names, amount: money(isDone ? toBuyer : coins) }),
    groups: groups.map(group => group.flatMap(([label, value]) => (value ? [[label, value] as const] : []))),
    footer: fill(words.footer, {
      brand: brand.name,
      support: brand.supportEmail,
      time: momentText(facts.madeAt, facts),
    }),
  }
}

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

/** All digits of an amount, grouped as its reader writes them; given as text, it is never rounded to a number. */
const moneyText = ({ amount, asset }: ReceiptMoney, { locale }: ReceiptFacts): string =>
  `${new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(amount as Intl.StringNumericLiteral)} ${asset}`

const momentText = (at: Date, { locale, timeZone }: ReceiptFacts): string =>
  new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
    timeZone,
  }).format(at)
