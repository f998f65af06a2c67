/** A picture of a part of the product: which story it is of, and which part of it. */
export interface FigureRow {
  /** As Storybook calls it; one for each language where its people speak in theirs. */
  readonly story: string | { readonly en: string; readonly ru: string }
  /** What is cut out, as Playwright finds it: a role, or a selector, the first of that kind. */
  readonly part: string
  /** Dots around it that are shown too. */
  readonly margin?: number
  /** How much of it is shown, from its top; all where nothing is said. */
  readonly most?: number
  /** How wide the screen is; {@link phone} where nothing is said. */
  readonly screen?: number
}

/** As wide as a part is readable both on a phone and beside a text. */
export const phone = 400

const story = '[data-visual-root]'
const card = `${story} section`

/** All pictures that texts may show, by what they call them: `![what it shows](story:release "caption")`. */
export const figureTable: Readonly<Record<string, FigureRow>> = {
  'ad-price': { story: 'domain-advert-pricepanel--modes', part: card },
  'anti-phishing': { story: 'domain-security-accountforms--anti-phishing-set', part: card },
  chat: { story: 'domain-chat-chat--conversation', part: story },
  dispute: { story: 'domain-dispute-disputecard--states', part: card },
  fees: { story: 'domain-fees-tables--states', part: `${story} table`, margin: 12 },
  'guest-choice': { story: 'domain-guest--choice', part: story },
  invoice: { story: 'domain-invoice-invoicepage--default', part: `${card} >> nth=1`, margin: 8, most: 560 },
  'mark-paid': {
    story: 'domain-trade-dialog-others--marks-paid-with-the-payers-name',
    part: '[role=dialog]',
  },
  offer: { story: 'domain-advert-offeritem--states', part: `${story} li` },
  'open-trade': { story: 'domain-advert-opentradeform--buying', part: story },
  'payment-details': { story: 'domain-trade-paymentdetails--states', part: card },
  receive: { story: 'domain-wallet-receive--states', part: card },
  'recovery-codes': { story: 'domain-security-twofactorsetup--codes', part: story },
  release: {
    story: 'domain-trade-dialog-releasedialog--retypes-the-amount',
    part: '[role=alertdialog]',
  },
  send: { story: 'domain-send--default', part: card },
  'sign-up': { story: 'domain-auth-forms--sign-up', part: story },
  'trade-steps': { story: 'domain-trade-together--buyer-pays', part: `${story} main`, most: 560 },
  'two-factor': { story: 'domain-security-twofactorsetup--scan', part: story },
}
