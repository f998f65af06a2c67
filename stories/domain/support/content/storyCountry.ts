import type { Block } from '../../../../design-system/domain/content/text/contentTree.ts'
import type { LiveOfferShape } from '../../../../design-system/domain/content/text/contentShape.ts'
import type {
  CountryHrefs,
  CountryMarketShape,
  CountryMethodShape,
  CountryPageShape,
} from '../../../../design-system/domain/content/country/countryShape.ts'

const says = (text: string): Block => ({ kind: 'paragraph', text: [text] })
const head = (level: 2 | 3, id: string, title: string): Block => ({
  kind: 'heading',
  level,
  id,
  text: [title],
})
const means = (word: string, meaning: string): readonly Block[] => [
  { kind: 'paragraph', text: [{ kind: 'strong', text: [word] }, ` ${meaning}`] },
]

const english: readonly Block[] = [
  says(
    'In Nigeria you buy coins from a person: you send naira from your bank app, they send USDT or bitcoin. The coins are locked first.',
  ),
  head(2, 'prices', 'Today in naira'),
  head(2, 'offers', 'The best offers now'),
  says('You buy from the first list and sell to the second. Prices are for one coin.'),
  head(2, 'methods', 'How people pay in Nigeria'),
  says('Choose the app that you already use.'),
  head(2, 'watch', 'What to watch for'),
  says('Three things to look at before you let go of coins or money.'),
  head(3, 'names', 'Compare two names'),
  says('The trade shows who pays, your bank app shows from whom the money came.'),
  head(3, 'alerts', 'An alert is not money'),
  says('Open your bank app and look at the balance. What is pending has not come.'),
  head(3, 'third-party', 'Pay from your own account'),
  says('Money from a friend or a company bears another name than yours.'),
  head(2, 'first-purchase', 'Your first purchase'),
  says('For example, ₦50,000 by bank transfer:'),
  {
    kind: 'steps',
    items: [
      [says('Make an account, or buy as a guest.')],
      [says('Choose an offer and read the seller’s terms.')],
      [says('Open the trade. The seller’s coins are locked at once.')],
      [says('Send the naira from your own account.')],
      [says('Press “I have paid”.')],
      [says('The seller looks and releases.')],
    ],
  },
  says('The guide says what to do when something goes wrong.'),
  head(2, 'words', 'Words you will meet in the chat'),
  {
    kind: 'list',
    ordered: false,
    items: [
      means('Aza', 'Account details.'),
      means('Alert', 'The bank’s message that money has come. Not yet a proof.'),
      means('NIP', 'The instant transfer between Nigerian banks, at any hour.'),
      means('Kobo', 'A hundredth of a naira.'),
    ],
  },
  head(2, 'questions', 'Questions from Nigeria'),
  head(3, 'bank', 'Will my bank ask questions?'),
  says('It may, above all about many transfers from strangers. Keep the receipts.'),
  head(3, 'guest', 'Can I buy without an account?'),
  says('Yes, from offers that are marked “No sign-up”.'),
  head(2, 'holidays', 'On holidays'),
  says('Transfers go on, counters are closed.'),
]

const russian: readonly Block[] = [
  says(
    'В Нигерии монеты покупают у человека: вы отправляете найры из приложения банка, вам отправляют USDT или биткоин. Монеты сначала запирают.',
  ),
  head(2, 'prices', 'Сегодня в найрах'),
  head(2, 'watch', 'На что смотреть'),
  head(3, 'names', 'Сравните два имени'),
  says('В сделке видно, кто платит, в приложении банка – от кого пришло.'),
  head(2, 'words', 'Слова, которые встретятся в чате'),
  { kind: 'list', ordered: false, items: [means('Aza', 'Реквизиты счёта.')] },
  head(2, 'questions', 'Вопросы из Нигерии'),
  head(3, 'bank', 'Спросит ли что-нибудь банк?'),
  says('Может спросить, прежде всего о частых переводах от незнакомых людей.'),
]

const texts = {
  en: { title: 'Buy and sell coins in Nigeria with naira', blocks: english },
  ru: { title: 'Купить и продать монеты в Нигерии за найры', blocks: russian },
} as const
type StoryLocale = keyof typeof texts

const methods: readonly CountryMethodShape[] = [
  {
    code: 'bank_transfer_ng',
    urlCode: 'bank-transfer-nigeria',
    name: 'Bank transfer',
    group: 'bank_transfer',
    speed: 'instant',
  },
  { code: 'opay', urlCode: 'opay', name: 'OPay', group: 'wallet', speed: 'instant' },
  {
    code: 'mtn_momo_ng',
    urlCode: 'mtn-momo-nigeria',
    name: 'MTN MoMo',
    group: 'mobile_money',
    speed: 'instant',
  },
  {
    code: 'cash_deposit_ng',
    urlCode: 'cash-deposit-nigeria',
    name: 'Cash deposit at a bank',
    group: 'cash',
    speed: 'slow',
  },
]

const offer = (id: string, userName: string, price: string, changed: Partial<LiveOfferShape> = {}) => ({
  id,
  userName,
  rating: '99.2',
  trades: 412,
  price,
  coin: 'USDT',
  fiat: 'NGN',
  minimum: '1000',
  maximum: '2500000',
  methods: ['OPay'],
  href: `/trade/new/${id}`,
  ...changed,
})

/** What there is in naira. */
export const storyCountryMarket: CountryMarketShape = {
  coin: 'USDT',
  offers: {
    buy: [
      offer('1', 'QuickNaira', '1593.6'),
      offer('2', 'kunle_trades', '1596.8', { methods: ['PalmPay', 'Moniepoint', 'Bank transfer'] }),
      offer('3', 'a_name_as_long_as_names_can_be_here', '1598.4', { rating: null, trades: 0 }),
    ],
    sell: [offer('4', 'adaeze_fx', '1584.8'), offer('5', 'zainab_x', '1582.4')],
  },
  prices: {
    at: '2026-11-26T16:48:00.000Z',
    coins: [
      { coin: 'USDT', name: 'Tether', buy: '1593.6', sell: '1584.8' },
      { coin: 'BTC', name: 'Bitcoin', buy: '147376130', sell: '146562304' },
      { coin: 'ETH', name: 'Ethereum', buy: '4973834', sell: null },
      { coin: 'XMR', name: 'Monero', buy: null, sell: null },
    ],
  },
}

/** The page of Nigeria, with all that it shows. */
export const storyCountry = (
  locale: StoryLocale = 'en',
  changed: Partial<CountryPageShape> = {},
): CountryPageShape => ({
  country: {
    page: {
      page: 'country-nigeria',
      version: 1,
      description: 'Live prices, ways to pay, names to compare, and the first purchase.',
      locale,
      isTranslated: true,
      updatedAt: '2026-11-20T10:00:00.000Z',
      minutes: 4,
      legal: null,
      chapters: [],
      topics: [],
      ...texts[locale],
    },
    code: 'nigeria',
    fiat: 'NGN',
    coins: ['USDT', 'BTC', 'ETH'],
    methods,
    amount: '100000',
  },
  market: storyCountryMarket,
  others: [
    { code: 'ghana', name: 'Ghana', fiat: 'GHS', description: 'Cedis, by mobile money and bank transfer.' },
    {
      code: 'kenya',
      name: 'Kenya',
      fiat: 'KES',
      description: 'Shillings, by mobile money and bank transfer.',
    },
  ],
  ...changed,
})

/** Where it leads. */
export const storyCountryHrefs: CountryHrefs = {
  offers: (type, coin, fiat) => `/${type}-${coin.toLowerCase()}?currencyCode=${fiat}`,
  method: (coin, urlCode, fiat) => `/buy-${coin.toLowerCase()}-with-${urlCode}?currencyCode=${fiat}`,
  country: code => `/${code}`,
  coin: (code, coin) => `/${code}?coin=${coin}`,
  faq: '/faq',
}
