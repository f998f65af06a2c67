import type { home as english } from '../en/home.ts'
import type { Translated } from '../translated.ts'

export const home: Translated<typeof english, 'ru'> = {
  figures: {
    title: '{{brand}} в цифрах',
    trades: 'Завершённых сделок',
    people: 'Человек уже торговали',
    release: 'Обычно от оплаты до монет',
  },
  said: { title: 'Что говорят люди' },
  partners: { title: 'О нас пишут' },
  promo: { title: 'Полезно знать', putAway: 'Убрать: {{title}}' },
}
