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

export const Choosing = meta.story({ tags: ['visual'], globals: onPhone, args: of('choosing') })
export const Waiting = meta.story({ tags: ['visual'], globals: onTallPhone, args: of('waiting') })
export const Seen = meta.story({ tags: ['visual'], globals: onPhone, args: of('seen') })
export const Paid = meta.story({ tags: ['visual'], globals: onPhone, args: of('paid') })
export const Underpaid = meta.story({ tags: ['visual'], globals: onTallPhone, args: of('underpaid') })
export const Overpaid = meta.story({ tags: ['visual'], globals: onPhone, args: of('overpaid') })
export const Late = meta.story({ tags: ['visual'], globals: onPhone, args: of('late') })
export const Expired = meta.story({ tags: ['visual'], globals: onPhone, args: of('expired') })
export const Cancelled = meta.story({ tags: ['visual'], globals: onPhone, args: of('cancelled') })
export const NoOffer = meta.story({ tags: ['visual'], globals: onPhone, args: of('no_offer') })
export const Error = meta.story({ tags: ['visual'], globals: onPhone, args: of('error') })
export const Unknown = meta.story({ tags: ['visual'], globals: onPhone, args: of('unknown') })
export const ChoosingInRussian = meta.story({
  tags: ['visual'],
  globals: { ...inRussian, ...onPhone },
  args: of('choosing', 'ru'),
})
export const WaitingInRussian = meta.story({
  tags: ['visual'],
  globals: { ...inRussian, ...onTallPhone },
  args: of('waiting', 'ru'),
})
export const SeenInRussian = meta.story({
  tags: ['visual'],
  globals: { ...inRussian, ...onPhone },
  args: of('seen', 'ru'),
})
export const PaidInRussian = meta.story({
  tags: ['visual'],
  globals: { ...inRussian, ...onPhone },
  args: of('paid', 'ru'),
})
export const UnderpaidInRussian = meta.story({
  tags: ['visual'],
  globals: { ...inRussian, ...onTallPhone },
  args: of('underpaid', 'ru'),
})
export const OverpaidInRussian = meta.story({
  tags: ['visual'],
  globals: { ...inRussian, ...onPhone },
  args: of('overpaid', 'ru'),
})
export const LateInRussian = meta.story({
  tags: ['visual'],
  globals: { ...inRussian, ...onPhone },
  args: of('late', 'ru'),
})
export const ExpiredInRussian = meta.story({
  tags: ['visual'],
  globals: { ...inRussian, ...onPhone },
  args: of('expired', 'ru'),
})
export const CancelledInRussian = meta.story({
  tags: ['visual'],
  globals: { ...inRussian, ...onPhone },
  args: of('cancelled', 'ru'),
})
export const NoOfferInRussian = meta.story({
  tags: ['visual'],
  globals: { ...inRussian, ...onPhone },
  args: of('no_offer', 'ru'),
})
export const ErrorInRussian = meta.story({
  tags: ['visual'],
  globals: { ...inRussian, ...onPhone },
  args: of('error', 'ru'),
})
export const UnknownInRussian = meta.story({
  tags: ['visual'],
  globals: { ...inRussian, ...onPhone },
  args: of('unknown', 'ru'),
})

/** There is no such invoice. */
export const NotFound = meta.story({ args: view({ kind: 'gone' }) })
export const NotFoundInRussian = meta.story({ globals: inRussian, args: view({ kind: 'gone' }, 'ru') })
/** The server does not answer. */
export const Failed = meta.story({ args: view({ kind: 'away' }) })
export const RefundConfirmation = meta.story({ args: view({ kind: 'confirm', refund: storyRefund }) })
export const RefundConfirmationInRussian = meta.story({
  globals: { ...inRussian, ...onPhone },
  args: view({ kind: 'confirm', refund: storyRefund }, 'ru'),
})
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
