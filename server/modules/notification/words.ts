import type { ServerLocale } from '../../domain/refusal/wording.ts'
import type { NoticeCode } from './codes.ts'

/** What notices say where the app does not word them: in letters, in the messenger, on devices. */
const words: Record<ServerLocale, Record<NoticeCode, string>> = {
  en: {
    trade_opened: 'New trade with {name}',
    buyer_says_paid: '{name} says the payment is sent. Check your account.',
    trade_cancelled_by_buyer: '{name} cancelled the trade',
    buyer_is_paying: '{name} is paying',
    payment_taken_back: '{name} has not paid yet after all',
    dispute_opened: 'A dispute is open in the trade with {name}',
    trade_conceded: '{name} gave up the trade. The coins are yours again.',
    seller_asks_to_cancel: '{name} asks to cancel the trade. Answer if you are paying.',
    time_extended: '{name} gives you more time to pay',
    coins_released: '{name} released the coins to you',
    trade_cancelled: 'The trade with {name} was cancelled',
    paid_not_released: '{name} has paid and waits for the coins',
    trade_closed: 'The trade with {name} was closed, the coins went back',
    ruled_for_buyer: 'The arbiter ruled for the buyer in the trade with {name}',
    ruled_for_seller: 'The arbiter ruled for the seller in the trade with {name}',
    dispute_possible: 'You can open a dispute in the trade now',
    dispute_window_ends: 'The time to open a dispute is running out',
    dispute_waits: 'A dispute has waited a day for an arbiter',
    message_unread: '{name} wrote to you in a trade',
  },
  ru: {
    trade_opened: 'Новая сделка, партнёр {name}',
    buyer_says_paid: '{name} сообщает об оплате. Проверьте свой счёт.',
    trade_cancelled_by_buyer: 'Покупатель {name} отменил сделку',
    buyer_is_paying: 'Покупатель {name} уже платит',
    payment_taken_back: 'Покупатель {name} ещё не заплатил',
    dispute_opened: 'Открыт спор в сделке с партнёром {name}',
    trade_conceded: 'Покупатель {name} уступил. Монеты снова ваши.',
    seller_asks_to_cancel: '{name} просит отменить сделку. Ответьте, если платите.',
    time_extended: '{name} даёт вам больше времени на оплату',
    coins_released: 'Продавец {name} отпустил вам монеты',
    trade_cancelled: 'Сделка с партнёром {name} отменена',
    paid_not_released: 'Покупатель {name} оплатил и ждёт монеты',
    trade_closed: 'Сделка с партнёром {name} закрыта, монеты возвращены',
    ruled_for_buyer: 'Арбитр решил в пользу покупателя, партнёр {name}',
    ruled_for_seller: 'Арбитр решил в пользу продавца, партнёр {name}',
    dispute_possible: 'Теперь вы можете открыть спор по сделке',
    dispute_window_ends: 'Время, чтобы открыть спор, заканчивается',
    dispute_waits: 'Спор сутки ждёт слова арбитра',
    message_unread: 'Новое сообщение в сделке от {name}',
  },
}

/** The sentence of a notice. */
export const wordNotice = (code: NoticeCode, locale: ServerLocale, name: string | null): string =>
  words[locale][code].replace('{name}', name ?? '')
