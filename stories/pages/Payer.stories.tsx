import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { PayerApp } from '../../app/payer/PayerApp.tsx'
import type { PayerCalls } from '../../app/payer/payerCalls.ts'
import type { PayerView } from '../../app/payer/payerPage.ts'
import type { PayerState } from '../../design-system/domain/shop/invoice/invoiceShape.ts'
import type { Locale } from '../../design-system/format/locale.ts'
import { storyRefund } from '../domain/support/shop/storyInvoices.ts'
import { onPhone, pageParameters } from '../support/app/currentExchange.ts'
import { findVisible } from '../support/findVisible.ts'
import { payerInvoice, payerPage, storyServices } from './payerServices.ts'

const meta = preview.meta({
  title: 'Pages/Payer',
  component: PayerApp,
  parameters: pageParameters,
  args: { page: payerPage({ kind: 'gone' }), services: storyServices().services },
})

const view = (shownView: PayerView, locale: Locale = 'en') => ({ page: payerPage(shownView, locale) })
const of = (state: PayerState, locale: Locale = 'en') =>
  view({ kind: 'invoice', invoice: payerInvoice(state, locale) }, locale)
/** Their pages are higher than a phone: pictures show all of them. */
const onTallPhone = { viewport: { value: 'tallPhone' } }
const inRussian = { locale: 'ru' }

/** A payer picks a coin first; neither an amount nor an address is there to send to by mistake. */
export const Choosing = meta.story({ tags: ['visual'], globals: onPhone, args: of('choosing') })
/** Exact amount, address and QR code while the rate is held: look at the timer and at what can be copied. */
export const Waiting = meta.story({ tags: ['visual'], globals: onTallPhone, args: of('waiting') })
/** The payment is on the network: confirmations are counted and no address is left to pay to a second time. */
export const Seen = meta.story({ tags: ['visual'], globals: onPhone, args: of('seen') })
/** Paid in full: the way back to the store comes first, a receipt can be printed. */
export const Paid = meta.story({ tags: ['visual'], globals: onPhone, args: of('paid') })
/** Part of the sum came: what is still to send and its address stand out, and the timer runs on. */
export const Underpaid = meta.story({ tags: ['visual'], globals: onTallPhone, args: of('underpaid') })
/** Paid and more than asked: the store has its sum, and the payer can leave an address for the rest. */
export const Overpaid = meta.story({ tags: ['visual'], globals: onPhone, args: of('overpaid') })
/** Coins came after the time was up: they can be sent back, and the store can be written to. */
export const Late = meta.story({ tags: ['visual'], globals: onPhone, args: of('late') })
/** The rate is no longer held: whoever already sent coins is told not to pay again, and can say that they sent. */
export const Expired = meta.story({ tags: ['visual'], globals: onPhone, args: of('expired') })
/** The store has closed the invoice: the only way on is to write to it, and nothing can be paid. */
export const Cancelled = meta.story({ tags: ['visual'], globals: onPhone, args: of('cancelled') })
/** There is no rate for the coin now: no coins have moved, and another coin can be chosen. */
export const NoOffer = meta.story({ tags: ['visual'], globals: onPhone, args: of('no_offer') })
/** The payment could not be prepared: the payer reads that no coins have moved and can try again. */
export const Error = meta.story({ tags: ['visual'], globals: onPhone, args: of('error') })
/** A state that this page does not know: it asks for no coins and sends the payer to the store. */
export const Unknown = meta.story({ tags: ['visual'], globals: onPhone, args: of('unknown') })
/** Names of coins and networks stay as they are between Russian words on a phone. */
export const ChoosingInRussian = meta.story({
  tags: ['visual'],
  globals: { ...inRussian, ...onPhone },
  args: of('choosing', 'ru'),
})
/** Amount, address and timer in Russian: the longer words must not push the address off the phone. */
export const WaitingInRussian = meta.story({
  tags: ['visual'],
  globals: { ...inRussian, ...onTallPhone },
  args: of('waiting', 'ru'),
})
/** The steps of the payment fit a phone with their Russian names. */
export const SeenInRussian = meta.story({
  tags: ['visual'],
  globals: { ...inRussian, ...onPhone },
  args: of('seen', 'ru'),
})
/** Russian words of the receipt and of the way back to the store on a phone. */
export const PaidInRussian = meta.story({
  tags: ['visual'],
  globals: { ...inRussian, ...onPhone },
  args: of('paid', 'ru'),
})
/** What came and what is missing, in Russian: both sums stay on the line of their words. */
export const UnderpaidInRussian = meta.story({
  tags: ['visual'],
  globals: { ...inRussian, ...onTallPhone },
  args: of('underpaid', 'ru'),
})
/** The field for an address to send the rest back to, with its long Russian hint. */
export const OverpaidInRussian = meta.story({
  tags: ['visual'],
  globals: { ...inRussian, ...onPhone },
  args: of('overpaid', 'ru'),
})
/** The Russian words on coins that came late, the field for an address and the link to the store. */
export const LateInRussian = meta.story({
  tags: ['visual'],
  globals: { ...inRussian, ...onPhone },
  args: of('late', 'ru'),
})
/** The Russian warning not to pay twice stays above the button for a new rate. */
export const ExpiredInRussian = meta.story({
  tags: ['visual'],
  globals: { ...inRussian, ...onPhone },
  args: of('expired', 'ru'),
})
/** A closed invoice in Russian: short words, one link, the order still recognisable. */
export const CancelledInRussian = meta.story({
  tags: ['visual'],
  globals: { ...inRussian, ...onPhone },
  args: of('cancelled', 'ru'),
})
/** Both ways on, another try and another coin, with Russian words on a phone. */
export const NoOfferInRussian = meta.story({
  tags: ['visual'],
  globals: { ...inRussian, ...onPhone },
  args: of('no_offer', 'ru'),
})
/** What could not be prepared, told in Russian without a word of technique. */
export const ErrorInRussian = meta.story({
  tags: ['visual'],
  globals: { ...inRussian, ...onPhone },
  args: of('error', 'ru'),
})
/** The Russian words that keep a payer from sending coins into a state this page does not know. */
export const UnknownInRussian = meta.story({
  tags: ['visual'],
  globals: { ...inRussian, ...onPhone },
  args: of('unknown', 'ru'),
})

/** There is no such invoice. */
export const NotFound = meta.story({ args: view({ kind: 'gone' }) })
/** A link without an invoice, in Russian: no look and no name of any store is shown. */
export const NotFoundInRussian = meta.story({ globals: inRussian, args: view({ kind: 'gone' }, 'ru') })
/** The server does not answer. */
export const Failed = meta.story({ args: view({ kind: 'away' }) })
/** From the link of a letter: the address is shown whole once more before the coins go back to it. */
export const RefundConfirmation = meta.story({ args: view({ kind: 'confirm', refund: storyRefund }) })
/** The whole address and the button below it fit a phone under a Russian question. */
export const RefundConfirmationInRussian = meta.story({
  globals: { ...inRussian, ...onPhone },
  args: view({ kind: 'confirm', refund: storyRefund }, 'ru'),
})
/** A link used twice or too old cannot send coins; the page says where the address can be left again. */
export const RefundConfirmationGone = meta.story({ args: view({ kind: 'confirmGone' }) })

const served = (calls: Partial<PayerCalls>) => {
  const { services, news } = storyServices(calls)
  return { services, news }
}

const following = served({ read: async () => payerInvoice('seen', 'en', 2) })
/** The server tells of a newer version, and the page reads it. */
export const Live = meta.story({
  args: { ...of('waiting'), services: following.services },
  play: async ({ canvas }) => {
    await waitFor(() => expect(following.news.events).not.toBeNull())
    following.news.events?.onVersion(2)
    await findVisible(canvas.findByText('12 of 19'))
    // What is older than what is on screen changes nothing.
    following.news.events?.onVersion(1)
    await expect(canvas.getByText('Payment seen')).toBeVisible()
  },
})

const paying = served({ read: async () => payerInvoice('paid', 'en', 2) })
/** Paid while the page is open: it goes back to the store, unless somebody stays. */
export const BackToTheStore = meta.story({
  args: { ...of('seen'), services: paying.services },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(paying.news.events).not.toBeNull())
    paying.news.events?.onVersion(2)
    await userEvent.click(await findVisible(canvas.findByRole('button', { name: 'Stay here' })))
    await expect(canvas.queryByText(/^Back to the store in/)).not.toBeInTheDocument()
    await expect(paying.services.leave).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Print receipt' }))
    await expect(paying.services.print).toHaveBeenCalled()
  },
})

const inFrame = served({ read: async () => payerInvoice('paid', 'en', 2) })
/** In the frame of a shop: the shop is told, and decides when to go on. */
export const InAFrame = meta.story({
  args: {
    page: payerPage({ kind: 'invoice', invoice: payerInvoice('seen') }, 'en', 'https://shop.example'),
    services: inFrame.services,
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(inFrame.news.events).not.toBeNull())
    inFrame.news.events?.onVersion(2)
    await expect(await findVisible(canvas.findByRole('link', { name: 'Back to store' }))).toHaveAttribute(
      'target',
      '_top',
    )
    await expect(inFrame.services.tell).toHaveBeenLastCalledWith({
      souk: 'invoice',
      uniqueId: 'sample',
      state: 'paid',
      version: 2,
    })
    await expect(canvas.queryByText(/^Back to the store in/)).not.toBeInTheDocument()
  },
})

const choosing = served({})
/** Another coin is asked for: the address of the one before is not there, and nothing is asked twice. */
export const ChoosingAnother = meta.story({
  args: { ...of('waiting'), services: choosing.services },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'BTC' }))
    await waitFor(() => expect(canvas.queryByRole('img', { name: /^QR code/ })).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: 'ETH' }))
    await expect(canvas.queryByRole('link', { name: 'Open in wallet app' })).not.toBeInTheDocument()
  },
})

const refused = served({
  read: async () => payerInvoice('late'),
  leaveRefundAddress: async () => ({
    refusal: { problem: null, address: 'This is no address of Tron.' },
  }),
})
/** The address was not taken: it says so at its field. */
export const AddressRefused = meta.story({
  args: { ...of('late'), services: refused.services },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Where to send it back' }), 'TWrong')
    await userEvent.click(canvas.getByRole('button', { name: 'Send it back to this address' }))
    await findVisible(canvas.findByText('This is no address of Tron.'))
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
})

const unreachable = served({ renew: async () => ({ refusal: { problem: null, address: null } }) })
/** What could not be done is said above. */
export const NotDone = meta.story({
  args: { ...of('expired'), services: unreachable.services },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get a new rate' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That did not work. Try again.')
  },
})
