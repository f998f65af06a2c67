import { agentName } from '../../brand/brand.ts'
import { brand } from '../../brand/processBrand.ts'
import { serverLocales, wordsOf } from '../../server/domain/refusal/wording.ts'
import { letterKinds, letters as letterRows } from '../../server/modules/outgoing/letters.ts'
import { letterText } from '../../server/modules/outgoing/letterText.ts'
import { invoiceLetters } from '../../server/modules/invoice/letterWords.ts'
import { sheetWords } from '../../server/modules/invoice/sheet.ts'
import { historyWords } from '../../server/modules/wallet/historyWords.ts'
import { receiptWords } from '../../server/modules/trade/receiptWords.ts'
import { swapMethod } from '../../server/modules/trade/swapMethod.ts'
import { smsText } from '../../server/modules/verification/words.ts'

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
process.stdout.write(
  JSON.stringify({
    brand: brand.name,
    agent: agentName(brand),
    letters,
    codes: serverLocales.map(locale => smsText(locale, '1234')),
    refusals: serverLocales.flatMap(locale => wordsOf(locale).map(({ text }) => text)),
    swap: swapMethod.name,
    receipts: receiptWords,
    histories: historyWords,
    invoices: [sheetWords, invoiceLetters],
  }),
)
