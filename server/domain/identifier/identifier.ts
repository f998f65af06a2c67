import type { Random } from './random.ts'

declare const identifierBrand: unique symbol

/** The id of one kind of thing. Ids of two kinds do not stand in for each other; made only by `parse…` and `new…`. */
export type Identifier<Kind extends string> = string & { readonly [identifierBrand]: Kind }

export type UserId = Identifier<'user'>
export type SessionId = Identifier<'session'>
export type AdvertId = Identifier<'advert'>
export type MessageId = Identifier<'message'>
export type AttachmentId = Identifier<'attachment'>
export type FeedbackId = Identifier<'feedback'>
export type NotificationId = Identifier<'notification'>
export type CredentialId = Identifier<'payment credential'>
export type DocumentId = Identifier<'document'>
export type ContentPictureId = Identifier<'content picture'>
export type InstantTradeId = Identifier<'instant trade'>
export type SavedSearchId = Identifier<'saved search'>
export type ClaimId = Identifier<'claim'>
export type DepositId = Identifier<'deposit'>
export type DepositAddressId = Identifier<'deposit address'>
export type WithdrawalId = Identifier<'withdrawal'>
export type CollectingId = Identifier<'collecting'>
export type SavedAddressId = Identifier<'saved address'>
export type SwapId = Identifier<'swap'>
export type SwapQuoteId = Identifier<'swap quote'>
export type SwapOfferId = Identifier<'swap offer'>
export type CardPurchaseId = Identifier<'card purchase'>
export type StoreId = Identifier<'store'>
export type InvoiceId = Identifier<'invoice'>
export type InvoiceRefundId = Identifier<'invoice refund'>
export type StoreKeyId = Identifier<'store key'>
export type WebhookEventId = Identifier<'webhook event'>
export type SharePayoutId = Identifier<'share payout'>
export type SecondRequestId = Identifier<'second request'>
export type ReportedSubjectId = Identifier<'reported subject'>
export type SecondOpinionId = Identifier<'second opinion'>
export type DataExportId = Identifier<'data export'>
export type ReportId = Identifier<'report'>

/** Reads an id that came from outside. Returns undefined for anything but a lower-case UUID. */
export const parseAdvertId = parse<'advert'>
export const parseMessageId = parse<'message'>
export const parseAttachmentId = parse<'attachment'>
export const parseFeedbackId = parse<'feedback'>
export const parseNotificationId = parse<'notification'>
export const parseCredentialId = parse<'payment credential'>
export const parseInstantTradeId = parse<'instant trade'>
export const parseSavedSearchId = parse<'saved search'>
export const parseClaimId = parse<'claim'>
export const parseDepositId = parse<'deposit'>
export const parseWithdrawalId = parse<'withdrawal'>
export const parseSavedAddressId = parse<'saved address'>
export const parseSwapId = parse<'swap'>
export const parseSwapQuoteId = parse<'swap quote'>
export const parseSwapOfferId = parse<'swap offer'>
export const parseCardPurchaseId = parse<'card purchase'>
export const parseStoreId = parse<'store'>
export const parseInvoiceId = parse<'invoice'>
export const parseInvoiceRefundId = parse<'invoice refund'>
export const parseStoreKeyId = parse<'store key'>
export const parseWebhookEventId = parse<'webhook event'>
export const parseDocumentId = parse<'document'>
export const parseContentPictureId = parse<'content picture'>
export const parseSessionId = parse<'session'>
export const parseUserId = parse<'user'>
export const parseDataExportId = parse<'data export'>
export const parseSecondRequestId = parse<'second request'>
export const parseReportedSubjectId = parse<'reported subject'>
export const parseIdentityCheckId = parse<'identity check'>

/** A fresh id: a UUID version 7, so that later ids sort after earlier ones, which keyset pages and indexes rest on. */
export const newUserId = create<'user'>
export const newSessionId = create<'session'>
export const newAdvertId = create<'advert'>
export const newMessageId = create<'message'>
export const newAttachmentId = create<'attachment'>
export const newFeedbackId = create<'feedback'>
export const newNotificationId = create<'notification'>
export const newCredentialId = create<'payment credential'>
export const newInstantTradeId = create<'instant trade'>
export const newSavedSearchId = create<'saved search'>
export const newClaimId = create<'claim'>
export const newDepositId = create<'deposit'>
export const newDepositAddressId = create<'deposit address'>
export const newWithdrawalId = create<'withdrawal'>
export const newCollectingId = create<'collecting'>
export const newSavedAddressId = create<'saved address'>
export const newSwapQuoteId = create<'swap quote'>
export const newSwapOfferId = create<'swap offer'>
export const newCardPurchaseId = create<'card purchase'>
export const newStoreId = create<'store'>
export const newInvoiceId = create<'invoice'>
export const newInvoiceRefundId = create<'invoice refund'>
export const newStoreKeyId = create<'store key'>
export const newWebhookEventId = create<'webhook event'>
export const newSharePayoutId = create<'share payout'>
export const newDocumentId = create<'document'>
export const newContentPictureId = create<'content picture'>
export const newMailedLinkId = create<'mailed link'>
export const newPhoneCodeId = create<'phone code'>
export const newMessengerLinkId = create<'messenger link'>
export const newSecondRequestId = create<'second request'>
export const newReportedSubjectId = create<'reported subject'>
export const newReportId = create<'report'>
export const newDataExportId = create<'data export'>
export const newSecondOpinionId = create<'second opinion'>
export const newIdentityCheckId = create<'identity check'>

const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

function parse<Kind extends string>(text: unknown): Identifier<Kind> | undefined {
  return typeof text === 'string' && uuidShape.test(text) ? (text as Identifier<Kind>) : undefined
}

/** RFC 9562, section 5.7: 48 bits of milliseconds, 74 bits of randomness. */
function create<Kind extends string>(at: Date, random: Random): Identifier<Kind> {
  const time = at.getTime().toString(16).padStart(12, '0')
  const tail = Buffer.from(random(10))
  tail[0] = 0x70 | ((tail[0] ?? 0) & 0x0f)
  tail[2] = 0x80 | ((tail[2] ?? 0) & 0x3f)
  const hex = time + tail.toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') as Identifier<Kind>
}

/** The times that an id can begin with, in milliseconds since 1970. */
const lastIdTime = 2 ** 48 - 1

/** Before every invoice of a moment and of all after it, after those before it: a bound for keyset pages, and no invoice’s id. */
export function firstInvoiceIdAt(at: Date): InvoiceId {
  const time = Math.min(Math.max(at.getTime(), 0), lastIdTime)
  const hex = time.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000` as InvoiceId
}
