import type { pageRead as english } from '../en/pageRead.ts'
import type { Translated } from '../translated.ts'

/** @public The shells' build takes it from each language's folder, whichever there are: `scripts/shell/manifest.ts`. */
export const pageRead: Translated<typeof english, 'ru'> = {
  guide: {
    title: 'Руководство',
    description: 'Как покупать, продавать и хранить монеты безопасно: короткие главы.',
  },
  guideChapter: { title: 'Руководство', description: 'Глава руководства.' },
  faq: { title: 'Вопросы', description: 'Ответы на частые вопросы, с поиском.' },
  aboutUs: {
    title: 'О нас',
    description: 'Что это за площадка, на чём она зарабатывает и как хранит монеты.',
  },
  userAgreement: { title: 'Пользовательское соглашение', description: 'Правила между вами и площадкой.' },
  privacy: { title: 'Конфиденциальность', description: 'Что мы о вас храним, как долго и кто это видит.' },
  amlPolicy: { title: 'Политика AML', description: 'Как мы не пускаем краденые деньги.' },
  payTerms: {
    title: 'Условия приёма платежей',
    description: 'Правила для магазинов, которые принимают монеты.',
  },
  bugBounty: {
    title: 'Поиск уязвимостей',
    description: 'Как сообщить о слабом месте и что можно проверять.',
  },
  businessContacts: { title: 'Для компаний', description: 'Как компаниям связаться с нами.' },
  becomeTrader: { title: 'Стать трейдером', description: 'Как начать со своих объявлений и что это даёт.' },
  fraudWarning: {
    title: 'Осторожно, мошенники',
    description: 'Как обманывают людей и что делать в первый час.',
  },
  communities: { title: 'Сообщества', description: 'Где общаются люди площадки.' },
  iosApp: { title: 'На iPhone', description: 'Как поставить площадку на экран iPhone.' },
  calculator: {
    title: 'Криптокалькулятор',
    description: 'Монеты в деньги и обратно, по рыночному курсу и по настоящим предложениям.',
  },
  calculatorCoin: {
    title: 'Калькулятор {{coin}}',
    description: 'Сколько {{coin}} стоит сейчас и какую цену на самом деле называют люди.',
  },
  cryptoWallet: {
    title: 'Криптокошелёк',
    description: 'Что умеет кошелёк этой площадки и сколько он стоит.',
  },
  cryptoWalletCoin: {
    title: 'Кошелёк {{coin}}',
    description: 'Получать, отправлять и продавать {{coin}}: сети, комиссии и лимиты.',
  },
  blog: { title: 'Блог', description: 'Как устроена площадка, на примерах.' },
  blogCategory: { title: 'Блог', description: 'Как устроена площадка, на примерах.' },
  blogItem: { title: 'Блог', description: 'Как устроена площадка, на примерах.' },
  country: {
    title: 'Монеты в вашей стране',
    description: 'Цены в вашей валюте, лучшие предложения в обе стороны и как там платят.',
  },
}
