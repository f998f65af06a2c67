import type { ServerLocale } from '../../domain/refusal/wording.ts'
import type { NoticeCode } from './codes.ts'

/** What notices say where the app does not word them: in letters, in the messenger, on devices. */
const words: Record<ServerLocale, Record<NoticeCode, string>> = {
  en: {
    trade_opened: 'New trade with {name}',
    requisites_given: '{name} gave you the payment details. You can pay now.',
    buyer_says_paid: '{name} says the payment is sent. Check your account.',
    trade_cancelled_by_buyer: '{name} cancelled the trade',
    buyer_is_paying: '{name} is paying',
    payment_taken_back: '{name} has not paid yet after all',
    dispute_opened: 'A dispute is open in the trade with {name}',
    trade_conceded: '{name} gave up the trade. The coins are yours again.',
    seller_asks_to_cancel: '{name} asks to cancel the trade. Answer if you are paying.',
    time_extended: '{name} gives you more time to pay',
    coins_released: '{name} released the coins to you',
    swap_settled: '{name} swapped at your offer',
    trade_cancelled: 'The trade with {name} was cancelled',
    paid_not_released: '{name} has paid and waits for the coins',
    trade_closed: 'The trade with {name} was closed, the coins went back',
    ruled_for_buyer: 'The arbiter ruled for the buyer in the trade with {name}',
    ruled_for_seller: 'The arbiter ruled for the seller in the trade with {name}',
    dispute_possible: 'You can open a dispute in the trade now',
    dispute_window_ends: 'The time to open a dispute is running out',
    dispute_waits: 'A dispute has waited a day for an arbiter',
    claim_filed: '{name} filed a claim after your trade',
    claim_waits: 'A claim waits for an arbiter',
    claim_for_buyer: 'The arbiter ruled on the claim for the buyer, trade with {name}',
    claim_for_seller: 'The arbiter ruled on the claim for the seller, trade with {name}',
    somebody_waits: '{name} waits for your {asset} ad to open again',
    file_asked: '{name} asks you for a file in a trade',
    message_unread: '{name} wrote to you in a trade',
    balance_too_low: 'Your ads to sell {asset} are hidden: the balance does not cover them',
    offer_matches: 'New offers match a search you saved: {asset}',
    coins_credited: 'Coins have arrived in your wallet',
    card_paid: 'Your card payment went through. The coins are in your wallet.',
    deposit_reversed: 'The network cancelled a deposit. Its coins were taken back.',
    coins_received: '{name} sent you coins',
    withdrawal_confirmed: 'Your coins have arrived',
    withdrawal_declined: 'A withdrawal was declined. The coins are on your balance again.',
    withdrawal_expired: 'A withdrawal was not approved in time. The coins are on your balance again.',
    withdrawal_stopped: 'A withdrawal was stopped. The coins are on your balance again.',
    withdrawal_aml_refused:
      'A withdrawal was not sent: its address violates AML policies. The coins are on your balance again.',
    withdrawal_failed: 'A withdrawal has failed. The coins are on your balance again.',
    payout_sent: 'Your coins have arrived at your address',
    payout_refused: 'Your coins were not sent: the address violates AML policies. Give another address.',
    payout_failed: 'Your coins could not be sent. Give your address again.',
    store_approved: 'Your store is approved. It can be paid now',
    store_suspended: 'Your store is suspended. Open it to read why',
    store_restored: 'Your store can be paid again',
    invoice_paid: 'An invoice is paid',
    invoice_held: 'Coins of an invoice wait for your decision',
  },
  ru: {
    trade_opened: 'Новая сделка, партнёр {name}',
    requisites_given: 'Продавец {name} прислал реквизиты. Можно платить.',
    buyer_says_paid: '{name} сообщает об оплате. Проверьте свой счёт.',
    trade_cancelled_by_buyer: 'Покупатель {name} отменил сделку',
    buyer_is_paying: 'Покупатель {name} уже платит',
    payment_taken_back: 'Покупатель {name} ещё не заплатил',
    dispute_opened: 'Открыт спор в сделке с партнёром {name}',
    trade_conceded: 'Покупатель {name} уступил. Монеты снова ваши.',
    seller_asks_to_cancel: '{name} просит отменить сделку. Ответьте, если платите.',
    time_extended: '{name} даёт вам больше времени на оплату',
    coins_released: 'Продавец {name} отпустил вам монеты',
    swap_settled: 'Обмен по вашему предложению: {name}',
    trade_cancelled: 'Сделка с партнёром {name} отменена',
    paid_not_released: 'Покупатель {name} оплатил и ждёт монеты',
    trade_closed: 'Сделка с партнёром {name} закрыта, монеты возвращены',
    ruled_for_buyer: 'Арбитр решил в пользу покупателя, партнёр {name}',
    ruled_for_seller: 'Арбитр решил в пользу продавца, партнёр {name}',
    dispute_possible: 'Теперь вы можете открыть спор по сделке',
    dispute_window_ends: 'Время, чтобы открыть спор, заканчивается',
    dispute_waits: 'Спор сутки ждёт слова арбитра',
    claim_filed: '{name} подаёт претензию после вашей сделки',
    claim_waits: 'Претензия ждёт арбитра',
    claim_for_buyer: 'Арбитр решил претензию в пользу покупателя, партнёр {name}',
    claim_for_seller: 'Арбитр решил претензию в пользу продавца, партнёр {name}',
    somebody_waits: '{name} ждёт, когда откроется ваше объявление с {asset}',
    file_asked: '{name} просит у вас файл в сделке',
    message_unread: 'Новое сообщение в сделке от {name}',
    balance_too_low: 'Ваши объявления о продаже {asset} скрыты: баланса для них не хватает',
    offer_matches: 'Новые предложения по сохранённому поиску: {asset}',
    coins_credited: 'Монеты зачислены в ваш кошелёк',
    card_paid: 'Оплата картой прошла. Монеты в вашем кошельке.',
    deposit_reversed: 'Сеть отменила депозит. Зачисленные монеты списаны.',
    coins_received: 'Вам прислали монеты, отправитель {name}',
    withdrawal_confirmed: 'Ваши монеты дошли',
    withdrawal_declined: 'Вывод отклонён. Монеты снова на балансе.',
    withdrawal_expired: 'Вывод не подтверждён вовремя. Монеты снова на балансе.',
    withdrawal_stopped: 'Вывод остановлен. Монеты снова на балансе.',
    withdrawal_aml_refused: 'Вывод не отправлен: адрес нарушает правила AML. Монеты снова на балансе.',
    withdrawal_failed: 'Вывод не удался. Монеты снова на балансе.',
    payout_sent: 'Ваши монеты дошли до вашего адреса',
    payout_refused: 'Монеты не отправлены: адрес нарушает правила AML. Укажите другой адрес.',
    payout_failed: 'Монеты не удалось отправить. Укажите адрес ещё раз.',
    store_approved: 'Магазин одобрен. Ему уже можно платить',
    store_suspended: 'Магазин приостановлен. Откройте его, чтобы узнать причину',
    store_restored: 'Магазину снова можно платить',
    invoice_paid: 'Счёт оплачен',
    invoice_held: 'Монеты по счёту ждут вашего решения',
  },
}

/** "until 14:35", of what its reader has to do. */
const until: Record<ServerLocale, string> = { en: 'until {time}', ru: 'до {time}' }

/** What a notice names. */
interface NoticeFacts {
  readonly partnerName: string | null
  readonly amount: string | null
  readonly asset: string | null
  readonly methodName: string | null
  readonly endsAt: Date | null
}

/** A sentence, and the figures to it; the second may be empty. */
export interface WordedNotice {
  readonly text: string
  readonly detail: string
}

/** Words a notice for its reader. Until when they must act is a time of their clock: it is read later than it is sent. */
export function wordNotice(
  code: NoticeCode,
  { locale, time_zone: timeZone }: { readonly locale: ServerLocale; readonly time_zone: string },
  facts: NoticeFacts,
): WordedNotice {
  const { partnerName, amount, asset, methodName, endsAt } = facts
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', hourCycle: 'h23', timeZone })
  return {
    text: words[locale][code].replace('{name}', partnerName ?? '').replace('{asset}', asset ?? ''),
    detail: [
      ...(amount === null || asset === null ? [] : [`${grouped(amount, locale)} ${asset}`]),
      ...(methodName === null ? [] : [methodName]),
      ...(endsAt === null ? [] : [until[locale].replace('{time}', time.format(endsAt))]),
    ].join(' · '),
  }
}

/** All digits of a decimal, as the reader writes them. Given as text, it is never rounded to a number. */
const grouped = (amount: string, locale: ServerLocale): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(amount as Intl.StringNumericLiteral)
