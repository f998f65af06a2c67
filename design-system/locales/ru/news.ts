import type { news as english } from '../en/news.ts'
import type { Translated } from '../translated.ts'

export const news: Translated<typeof english, 'ru'> = {
  trade: 'Сделка #{{id}}',
  open: 'Открыть сделку',
  tradeOpened: '{{name}}: новая сделка с вами',
  tradeOpenedBody: '{{coins}} за {{money}}',
  changed: {
    confirm: 'Покупатель сообщил, что оплатил',
    undoConfirm: 'Покупатель отозвал отметку об оплате',
    cancel: 'Покупатель отменил сделку',
    keep: 'Покупатель платит; сделка остаётся открытой',
    askCancel: 'Продавец просит отменить сделку',
    askCancelRanOut: 'Сделка отменена',
    issueRequisites: 'Продавец отправил реквизиты',
    extend: 'Продавец дал больше времени',
    graceRanOut: 'Время на оплату вышло; сделка отменена',
    escrowRanOut: 'Время вышло; монеты остаются в эскроу',
    concede: 'Покупатель отказался от сделки',
    requestApproval: 'Отправка монет ждёт подтверждения',
    complete: 'Продавец отправил монеты',
    createDispute: 'Покупатель открыл спор',
    partySuspended: 'Сделку рассматривает арбитр',
    disputeWindowRanOut: 'Сделка закрыта, монеты возвращены',
    ruleForBuyer: 'Арбитр решил в пользу покупателя',
    ruleForSeller: 'Арбитр решил в пользу продавца',
    deadlinesMoved: 'Сроки сделки сдвинуты из-за сбоя',
    swapSettles: 'Обмен выполнен',
    swapFails: 'Обмен не удался; монеты возвращены',
  },
  expiring: {
    escrowWarning: 'Осталось 5 минут на оплату',
    disputeOpens: 'Теперь можно открыть спор',
    firstWindowWarning: 'Осталось 6 часов, чтобы открыть спор',
    lastWindowWarning: 'Остался 1 час, чтобы открыть спор',
    approvalEnds: 'Время на подтверждение отправки вышло',
  },
}
