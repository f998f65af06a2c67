import type { InvoiceLetterWords } from '../invoiceLetterWords.ts'

/** Letters to whoever pays an invoice. */
export const invoiceLetters: InvoiceLetterWords = {
  invoice: {
    subject: 'Invoice from {store}',
    lines: [
      '{store} asks you to pay {amount} for “{title}”.',
      'Open the invoice, choose a coin, and send it to the address shown there. The rate is held for a few minutes.',
      'You did not order anything from {store}? Then ignore this letter: nothing is taken from you.',
    ],
    button: 'Open the invoice',
  },
  refund: {
    subject: 'Confirm where your coins go back to',
    lines: [
      'Somebody left an address to which the coins of your payment to {store} (“{title}”) go back.',
      'Open the page, compare the address with your wallet’s, and confirm it. The link works for {hours} hours.',
      'It was not you? Do not confirm it: the coins stay where they are. Leave your own address on the invoice’s page.',
    ],
    button: 'Look at the address',
  },
}
