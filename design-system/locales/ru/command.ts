import type { command as english } from '../en/command.ts'
import type { Translated } from '../translated.ts'

export const command: Translated<typeof english, 'ru'> = {
  button: 'Перейти к…',
  key: 'Перейти к… (Ctrl или ⌘ с K)',
  label: 'Перейти на страницу или что-то изменить',
  nothing: 'Ничего с таким названием нет',
  pages: 'Страницы',
  buy: 'Купить',
  sell: 'Продать',
  look: 'Вид',
  language: 'Язык',
  account: 'Аккаунт',
  buyCoin: 'Купить {{coin}}',
  sellCoin: 'Продать {{coin}}',
}
