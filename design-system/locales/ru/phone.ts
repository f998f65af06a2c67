import type { phone as english } from '../en/phone.ts'
import type { Translated } from '../translated.ts'

export const phone: Translated<typeof english, 'ru'> = {
  country: 'Страна',
  searchCountry: 'Поиск страны',
  noCountry: 'Такой страны нет',
  chooseCountry: 'Выберите',
  number: 'Номер телефона',
  how: 'Как получить код',
  method: { call: 'Звонок', sms: 'СМС' },
  methodNote: {
    call: 'Бесплатно: вам позвонят и сбросят. Код — последние {{digits}} цифры номера.',
    sms: 'Сообщение с кодом из {{digits}} цифр.',
  },
  send: { call: 'Позвонить мне', sms: 'Отправить сообщение' },
  sending: { call: 'Звоним', sms: 'Отправляем' },
  codeOf: {
    call: 'Последние {{digits}} цифры номера, с которого вам звонят',
    sms: 'Код из {{digits}} цифр из сообщения',
  },
  sentTo: {
    call: 'Звоним на {{phone}}. Отвечать не нужно.',
    sms: 'Сообщение отправлено на {{phone}}.',
  },
  again: { call: 'Позвонить ещё раз', sms: 'Отправить ещё раз' },
  instead: { call: 'Лучше позвонить мне', sms: 'Лучше отправить СМС' },
  otherNumber: 'Другой номер',
}
