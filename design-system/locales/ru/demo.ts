import type { demo as english } from '../en/demo.ts'
import type { Translated } from '../translated.ts'

export const demo: Translated<typeof english, 'ru'> = {
  title: 'Демо-рынок: люди и монеты выдуманы',
  people: 'Войдите как {{people}}; пароль — {{password}}.',
  putAway: 'Убрать подсказки демо',
  tries: {
    buy: 'Купить у демо-трейдера',
    people: 'Стать кем угодно, подвинуть время, читать почту',
    store: 'Выставить счёт как магазин',
  },
}
