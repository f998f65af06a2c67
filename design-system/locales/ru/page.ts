import type { page as english } from '../en/page.ts'
import type { Translated } from '../translated.ts'

export const page: Translated<typeof english, 'ru'> = {
  titled: '{{title}} · {{brand}}',
  inCurrency: '{{title}}, {{currency}}',
  home: {
    title: 'Покупайте и продавайте криптовалюту у людей',
    description:
      'Меняйте криптовалюту на деньги напрямую с людьми. Монеты лежат в эскроу, пока не придёт оплата.',
  },
  buy: {
    title: 'Купить криптовалюту',
    description:
      'Сравните предложения по цене, рейтингу и способу оплаты. Монеты лежат в эскроу, пока вы платите.',
  },
  sell: {
    title: 'Продать криптовалюту',
    description:
      'Найдите покупателя по цене, рейтингу и способу оплаты. Ваши монеты лежат в эскроу, пока не придут деньги.',
  },
  search: {
    title: 'Предложения',
  },
  searchFilter: { title: 'Фильтры' },
  buyCoin: {
    title: 'Купить {{coin}}',
    description:
      'Купите {{coin}} у людей: более 100 способов оплаты. Монеты лежат в эскроу, пока вы платите.',
  },
  sellCoin: {
    title: 'Продать {{coin}}',
    description:
      'Продайте {{coin}} людям: более 100 способов оплаты. Ваши монеты лежат в эскроу, пока не придут деньги.',
  },
  buyCoinWith: {
    title: 'Купить {{coin}} через {{method}}',
    description:
      'Купите {{coin}} у людей с оплатой через {{method}}. Монеты лежат в эскроу, пока вы платите.',
  },
  sellCoinWith: {
    title: 'Продать {{coin}} через {{method}}',
    description:
      'Продайте {{coin}} людям и получите деньги через {{method}}. Ваши монеты лежат в эскроу до оплаты.',
  },
  newTrade: {
    title: 'Новая сделка',
  },
  trade: { title: 'Сделка #{{tradeId}}' },
  dashboard: { title: 'Кабинет' },
  trades: { title: 'Сделки' },
  ads: { title: 'Объявления' },
  createAdvert: { title: 'Новое объявление' },
  editAdvert: {
    title: 'Изменить объявление',
  },
  editAdverts: { title: 'Изменить объявления' },
  wallet: { title: 'Кошелёк' },
  walletStory: { title: 'Кошелёк' },
  send: {
    title: 'Отправить {{cryptoCurrencyCode}}',
  },
  approval: { title: 'Подтверждение вывода' },
  transactions: { title: 'Операции' },
  transactionsFilter: { title: 'Фильтры' },
  receive: {
    title: 'Получить {{cryptoCurrencyCode}}',
  },
  stores: { title: 'Магазины' },
  createStore: { title: 'Открыть магазин' },
  editStore: { title: 'Изменить магазин' },
  store: { title: 'Магазин' },
  storeStats: { title: 'Статистика магазина' },
  merchantStats: { title: 'Статистика магазинов' },
  attractedStores: { title: 'Приведённые магазины' },
  attractedStore: { title: 'Приведённый магазин' },
  storeSoftware: { title: 'Для ваших программ' },
  invoices: { title: 'Счета' },
  createInvoice: { title: 'Новый счёт' },
  swap: {
    title: 'Обмен',
    description: 'Обмен монет по закреплённой цене.',
  },
  card: {
    title: 'Купить картой',
    description: 'Покупка монет картой.',
  },
  storeStyle: { title: 'Вид счёта' },
  invoicePreview: { title: 'Предпросмотр вида счёта' },
  cardAck: {
    title: 'Оплата картой',
  },
  addressHistory: {
    title: 'Адреса {{cryptoCurrencyCode}}',
  },
  notifications: {
    title: 'Уведомления',
  },
  me: { title: 'Ваши страницы' },
  profile: { title: 'Профиль' },
  settings: {
    title: 'Настройки',
  },
  security: { title: 'Безопасность' },
  securityTab: {
    title: 'Безопасность',
  },
  paymentCredentials: { title: 'Реквизиты' },
  createPaymentCredential: { title: 'Новые реквизиты' },
  editPaymentCredential: { title: 'Изменить реквизиты' },
  userFaq: {
    title: 'Как устроена репутация',
    description: 'Что говорят показатели профиля, какие отзывы учитываются и что делает блокировка.',
  },
  affiliate: { title: 'Приглашения' },
  affiliatePeople: { title: 'Приглашённые' },
  earnBitcoins: {
    title: 'Биткоины за друзей',
    description: 'Доход от сделок приглашённых.',
  },
  fees: {
    title: 'Комиссии',
    description: 'Все комиссии и калькулятор.',
  },
  bonus: {
    title: 'Бонус и кешбэк',
    description: 'Бонус обоим и кешбэк.',
  },
  invitation: { title: 'Приглашение от {{userName}}' },
  userOffers: {
    title: 'Предложения {{userName}}',
    description: 'Что {{userName}} сейчас покупает и продаёт.',
  },
  userFeedback: {
    title: 'Отзывы о {{userName}}',
    description: 'Что партнёры говорят о {{userName}} после сделок.',
  },
  feedback: {
    title: 'Отзывы о {{userName}}',
  },
  user: {
    title: '{{userName}}, трейдер',
    description: 'Рейтинг, сделки, предложения и отзывы: {{userName}}.',
  },
  logIn: { title: 'Вход', description: 'Войдите, чтобы торговать криптовалютой с людьми.' },
  signUp: {
    title: 'Регистрация',
    description: 'Аккаунт за минуту: адрес почты, имя и пароль.',
  },
  logInCode: { title: 'Вход: второй шаг' },
  recovery: { title: 'Восстановление доступа' },
  newPassword: { title: 'Новый пароль' },
  guest: { title: 'Вернуться к сделке' },
  guestReturn: { title: 'Вернуться к сделке' },
  confirmation: { title: 'Подтверждение почты' },
  messengerAuth: { title: 'Вход через мессенджер' },
  messengerPhone: { title: 'Номер телефона' },
  logOut: { title: 'Выход' },
  notFound: { title: 'Страница не найдена' },
  error: {
    title: 'Что-то пошло не так',
  },
}
