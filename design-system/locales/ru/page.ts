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
    description: 'Сравните предложения по цене, рейтингу и способу оплаты. Монеты лежат в эскроу.',
  },
  searchFilter: { title: 'Фильтры', description: 'Выберите, какие предложения показывать.' },
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
    description: 'Проверьте цену и откройте сделку. Монеты попадут в эскроу.',
  },
  trade: { title: 'Сделка #{{tradeId}}', description: 'Оплата, чат и эскроу сделки.' },
  dashboard: { title: 'Кабинет', description: 'Ваши сделки, объявления и балансы.' },
  trades: { title: 'Сделки', description: 'Ваши сделки.' },
  ads: { title: 'Объявления', description: 'Ваши объявления: цены, лимиты и кто их видит.' },
  createAdvert: { title: 'Новое объявление', description: 'Задайте цену, лимиты и условия и опубликуйте.' },
  editAdvert: {
    title: 'Изменить объявление',
    description: 'Измените цену, лимиты и условия своего объявления.',
  },
  editAdverts: { title: 'Изменить объявления', description: 'Изменение нескольких объявлений сразу.' },
  wallet: { title: 'Кошелёк', description: 'Ваши балансы и операции.' },
  notifications: {
    title: 'Уведомления',
    description: 'Что произошло в ваших сделках, объявлениях и кошельке.',
  },
  me: { title: 'Ваши страницы', description: 'Ваш профиль, настройки, безопасность и кошелёк.' },
  profile: { title: 'Профиль', description: 'Что о вас видят другие.' },
  settings: {
    title: 'Настройки',
    description: 'Язык, валюты, монеты, объявления, уведомления, чёрный список и ваш аккаунт.',
  },
  security: { title: 'Безопасность', description: 'Кто может попасть в ваш аккаунт и что мешает чужим.' },
  securityTab: {
    title: 'Безопасность',
    description: 'Кто может попасть в ваш аккаунт и что мешает чужим.',
  },
  paymentCredentials: { title: 'Реквизиты', description: 'Куда вам платят.' },
  createPaymentCredential: { title: 'Новые реквизиты', description: 'Сохраните, куда вам платят.' },
  editPaymentCredential: { title: 'Изменить реквизиты', description: 'Измените, куда вам платят.' },
  userFaq: {
    title: 'Как устроена репутация',
    description: 'Что говорят показатели профиля, какие отзывы учитываются и что делает блокировка.',
  },
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
    description: 'Что партнёры говорят о {{userName}} после сделок.',
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
  logInCode: { title: 'Вход: второй шаг', description: 'Введите код из приложения-аутентификатора.' },
  recovery: { title: 'Восстановление доступа', description: 'Ссылка для нового пароля придёт на почту.' },
  newPassword: { title: 'Новый пароль', description: 'Придумайте новый пароль.' },
  guest: { title: 'Вернуться к сделке', description: 'Как вернуться к сделке без аккаунта.' },
  guestReturn: { title: 'Вернуться к сделке', description: 'Открываем сделку без аккаунта.' },
  confirmation: { title: 'Подтверждение почты', description: 'Подтверждаем адрес почты.' },
  messengerAuth: { title: 'Вход через мессенджер', description: 'Входим через мессенджер.' },
  messengerPhone: { title: 'Номер телефона', description: 'Подтвердите номер телефона, чтобы войти.' },
  logOut: { title: 'Выход', description: 'Выходим из аккаунта.' },
  notFound: { title: 'Страница не найдена', description: 'По этому адресу страницы нет.' },
  error: {
    title: 'Что-то пошло не так',
    description: 'Страница не загрузилась. С вашими деньгами всё в порядке.',
  },
}
