import { agentName } from '../../brand/brand.ts'
import { brand } from '../../brand/processBrand.ts'
import { fileBrand } from '../../server/domain/brand.ts'
import { messengerNotices, pushNotices } from '../../server/modules/telling/notification/noticeDelivery.ts'
import type { ReceiptFacts } from '../../server/modules/trading/history/receipt/receiptFacts.ts'
import { receiptText } from '../../server/modules/trading/history/receipt/receiptText.ts'
import { drawReceipt } from '../../server/modules/trading/history/receipt/drawReceipt.ts'
import { serverLocales, wordsOf } from '../../server/locales/wording.ts'
import { letterKinds, letters as letterRows } from '../../server/domain/notification/letter.ts'
import { letterText } from '../../server/modules/telling/outgoing/letterText.ts'
import { invoiceLetters } from '../../server/modules/shop/invoice/letter/invoiceLetters.ts'
import { sheetWords } from '../../server/modules/shop/invoice/list/invoiceSheet.ts'
import { historyWords } from '../../server/modules/money/wallet/historySheet.ts'
import { receiptWords } from '../../server/modules/trading/history/receipt/receiptWords.ts'
import { swapMethod, tradeMethodName } from '../../server/modules/trading/record/swapMethod.ts'
import { smsText } from '../../server/modules/people/verification/words.ts'

// Prints what the server writes to people under the brand of its process: letters, codes, refusals. Run by brand.test.ts.
const letters = serverLocales.flatMap(locale =>
  letterKinds.map(kind =>
    letterText({
      kind,
      locale,
      timeZone: 'UTC',
      name: 'amina',
      antiPhishingWord: 'lamp',
      params: Object.fromEntries(letterRows[kind].params.map(name => [name, 'x'])),
      link: 'https://market.example/x',
    }),
  ),
)

/** A finished trade, as its buyer keeps it. */
const at = new Date('2026-03-05T14:08:00.000Z')
const money = (amount: string, asset: string) => ({ amount, asset })
const facts: Omit<ReceiptFacts, 'locale'> = {
  id: 'B7K2MX',
  timeZone: 'UTC',
  madeAt: at,
  status: 'completed_by_seller',
  viewerSide: 'buyer',
  names: { buyer: 'amina', seller: 'kunle' },
  openedAt: at,
  paidAt: at,
  finishedAt: at,
  methodName: 'PalmPay',
  bankName: null,
  payerName: null,
  payment: money('15000', 'NGN'),
  coins: money('0.0001', 'BTC'),
  toBuyer: money('0.0001', 'BTC'),
  price: money('150000000', 'NGN'),
  fee: money('0', 'BTC'),
  feeOf: 'seller',
  rulingReason: null,
}
/** What a reader of documents shows of one beside its pages; its texts are compressed, what they say is in `worded`. */
const receipts = await Promise.all(
  serverLocales.map(async locale => {
    const drawn = await drawReceipt({ ...facts, locale })
    const about = drawn.toString('latin1').match(/^\(.+\)$/gm) ?? []
    const readable = about.map(line => line.replaceAll(String.fromCharCode(0), ''))
    return { about: readable, worded: receiptText({ ...facts, locale }) }
  }),
)

/** What reaches a device and a messenger. The database knows one person, whatever it is asked for. */
const person = { id: 'u', telegram_id: '7', token_hash: 'd' }
const query: object = new Proxy(
  {},
  { get: (_, name) => (name === 'executeTakeFirst' ? async () => person : () => query) },
)
const shown: unknown[] = []
const channels = {
  messenger: { say: async (...said: readonly unknown[]) => void shown.push(said) },
  push: { send: async (_: unknown, notice: unknown) => (shown.push(notice), 'sent') },
}
const parts = { database: { db: query }, channels, origin: 'https://market.example' }
const told = { user_id: 'u', id: 'n', text: 'x', detail: '', path: '/trades/1', device: 'd' }
for (const deliver of [pushNotices, messengerNotices]) {
  const handler = deliver(parts as unknown as Parameters<typeof deliver>[0])
  await handler.run({ payload: told, key: 'n' } as unknown as Parameters<typeof handler.run>[0])
}

process.stdout.write(
  JSON.stringify({
    brand: brand.name,
    agent: agentName(brand),
    letters,
    codes: serverLocales.map(locale => smsText(locale, '1234')),
    refusals: serverLocales.flatMap(locale => wordsOf(locale).map(({ text }) => text)),
    swap: serverLocales.map(locale => tradeMethodName(swapMethod, locale)),
    receipts,
    shown,
    files: fileBrand,
    words: receiptWords,
    histories: historyWords,
    invoices: [sheetWords, invoiceLetters],
  }),
)
