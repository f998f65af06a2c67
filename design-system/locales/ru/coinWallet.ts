import type { coinWallet as english } from '../en/coinWallet.ts'
import type { Translated } from '../translated.ts'

/** Страницы о том, что кошелёк умеет с монетой. */
export const coinWallet: Translated<typeof english, 'ru'> = {
  name: 'Криптокошелёк',
  loading: 'Кошелёк этой монеты загружается',
  begin: 'Открыть кошелёк',
  buy: 'Купить {{coin}}',
  calculator: 'Калькулятор {{coin}}',
  kept: 'Ключи у того, кто ведёт {{brand}}. Это удобно для монет, которыми вы торгуете.',
  does: {
    title: 'Что он умеет',
    receive: { title: 'Получать', text: 'Сетей: {{count, number}}. Получение ничего не стоит.' },
    send: {
      title: 'Отправлять',
      text: 'На любой адрес, за комиссию сети и {{percent}} от того, что придёт.',
    },
    people: {
      title: 'Отправлять людям',
      text: 'Другому пользователю по имени, сразу. Комиссия: {{percent}}.',
    },
    swap: { title: 'Обменивать', text: 'На другую монету, не выходя из кошелька.' },
    sell: { title: 'Продавать', text: 'Людям, за деньги на ваш счёт. Монеты ждут в эскроу.' },
    free: 'нет',
  },
  networks: {
    title: 'Сети, комиссии и лимиты',
    lead: 'Какие они сейчас. Монета и сеть должны совпадать.',
    network: 'Сеть',
    minimum: 'Наименьшее пополнение',
    confirmations: 'Подтверждения',
    fee: 'Комиссия сети за отправку',
    least: 'Наименьший вывод',
    worth: '≈ {{amount}}',
    service: 'Сверх комиссии сети: {{percent}} от того, что придёт.',
    none: 'Сейчас эту монету здесь нельзя ни внести, ни вывести.',
  },
  safety: {
    title: 'Как он защищён',
    approval: 'Ничего не уходит без вашего подтверждения, из письма или в мессенджере.',
    holdTime: 'После смены пароля, почты или телефона ничего не уходит {{holdTime}}.',
    list: 'Можно разрешить вывод только на сохранённые адреса.',
    factor: 'Для каждого вывода можно требовать второй фактор.',
    guide: 'Как хранить монеты безопасно',
  },
  coins: {
    title: 'Монеты',
    others: 'Другие монеты',
    networks_one: '{{count, number}} сеть',
    networks_few: '{{count, number}} сети',
    networks_many: '{{count, number}} сетей',
    networks_other: '{{count, number}} сети',
    open: 'Кошелёк {{coin}}',
  },
}
