import type { instantTrade as english } from '../en/instantTrade.ts'
import type { Translated } from '../translated.ts'

export const instantTrade: Translated<typeof english, 'ru'> = {
  title: 'Купить сразу',
  about: '{{brand}} откроет сделку по лучшему предложению, где не нужно ждать ответа. Реквизиты видны сразу.',
  plan: {
    fiat: 'Вы платите {{amount}} через {{method}}, не дороже {{price}} за 1 {{coin}}.',
    crypto: 'Вы получаете {{amount}} и платите через {{method}}, не дороже {{price}} за 1 {{coin}}.',
  },
  start: 'Открыть сделку',
  starting: 'Открываем',
  again: 'Попробовать ещё раз',
  logIn: 'Войти и купить сразу',
  toTrade: 'К сделке',
  gap: {
    login: 'Сначала войдите.',
    amount: 'Укажите сумму выше.',
    method: 'Выберите один способ оплаты выше.',
    offer: 'Таких предложений сейчас нет.',
  },
  status: {
    created: 'Ищем лучшее предложение…',
    trade_initiated: 'Сделка открыта. Оплатите, пока не вышло время.',
    paid: 'Готово: монеты в вашем кошельке.',
    past_due: 'Время на оплату вышло, сделка отменена.',
    offer_not_found: 'Сейчас ничего не подходит. Попробуйте другую сумму или способ оплаты.',
    trade_cancelled: 'Сделка отменена.',
    init_trade_error: 'Сделку открыть не удалось.',
  },
}
