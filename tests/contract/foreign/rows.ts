import type { WireInput } from '../../support/graphqlDocument.ts'
import { claim, released, says, statement } from '../roles/case.ts'
import { newInvoice } from '../roles/props.ts'
import { advertBody } from '../../support/souk.ts'
import type { Own, Theirs } from './things.ts'

/** What a call is told that names what is somebody else’s. */
interface Guarded {
  /** What is named. */
  readonly thing: keyof Theirs
  /** The rest of the call; else it is that of the table of roles. */
  readonly sends?: (own: Own) => WireInput
  /** It is named beside what is the caller’s own, so that one caller alone can ask. */
  readonly isBeside?: true
  /** Whose duty it is, so that to them it is not another’s. */
  readonly but?: 'arbiter'
  /** What a user without a duty is told; 404 unless it says else. */
  readonly says?: string
}
/** A field by which nobody names what is another’s alone, and why. */
interface Open {
  readonly open: string
}
export type Row = Guarded | Open

const everybodys = { open: 'a name, or what is shown to everybody' }
const ownList = { open: 'a number at which a page of the caller’s own list begins, whoever’s it is' }
const secrets = { open: 'a secret: whoever has it may' }
const chosen = { open: 'each person chooses it for their own' }
const desk = { open: 'operators write together: what one has begun another may end' }
const trade = { thing: 'trade' } as const
const store = { thing: 'store' } as const
const shop = { thing: 'shop' } as const
const invoice = { thing: 'invoice' } as const
/** A list that has nothing of it begins at the same place. */
const listed = (thing: keyof Theirs) => ({ thing, says: 'ok', sends: () => ({}) }) as const
const beside = (thing: keyof Theirs, sends: (own: Own) => WireInput, says: string = 'not_found') =>
  ({ thing, sends, says, isBeside: true }) as const
const ofStore = (own: Own) => ({ params: { account_id: own.store } })
const ofTrade = (body: Readonly<Record<string, unknown>>) => (own: Own) => ({
  params: { id: own.trade },
  body,
})
const withCredential = () => advertBody({ requisites: [] }) as Readonly<Record<string, unknown>>

/** Every place of the contract at which something is named. */
export const rows: Readonly<Record<string, Row>> = {
  'updateMe body.place_id': everybodys,
  'updatePreferences body.interface_settings.asked_to_rate[]': chosen,
  'endSession path.id': { thing: 'session' },
  'downloadDataExport path.id': { thing: 'export' },
  'caseRulings query.after': { open: 'arbiters read all rulings' },
  'telegramAuth path.token': secrets,
  'telegramPhone path.token': secrets,
  'verifyTelegramPhone path.token': secrets,
  'removePushPlayer path.token': secrets,
  'avatar path.id': everybodys,
  'memo path.trader_id': everybodys,
  'deleteMemo path.trader_id': everybodys,
  'saveMemo body.trader_id': everybodys,
  'unblock path.id': everybodys,
  'markStoryViewed body.id': everybodys,
  'markPromoBlocksViewed body.ids[]': everybodys,
  'offersOf path.user_name': everybodys,
  'profile path.user_name': everybodys,
  'tradesHistory path.trader_id': everybodys,

  'advert path.id': { thing: 'draft' },
  'updateAdvert path.id': { thing: 'spare' },
  'updateAdvert body.payment_credential_id': beside('credential', own => ({
    params: { id: own.advert },
    body: { requisites: [] },
  })),
  'updateAdvert body.draft_key': chosen,
  'deleteAdvert path.id': { thing: 'spare' },
  'createAdvert body.payment_credential_id': beside('credential', () => ({ body: withCredential() })),
  'createAdvert body.draft_key': chosen,
  'saveAdvertDraft path.key': {
    thing: 'draft',
    sends: () => ({ body: { step: 4, fields: {}, version: 0 } }),
  },
  'saveAdvertDraft body.fields.payment_credential_id': {
    open: 'kept as it is written, and read by nobody else',
  },
  'dropAdvertDraft path.key': { thing: 'draft', says: 'ok' },
  'calculatePrice query.advert_id': { thing: 'advert' },
  'advertStates query.ids[]': { thing: 'draft', says: 'ok' },
  'autocompleteMacros path.id': { thing: 'advert', sends: () => ({}) },
  'updateAdverts body.ids[]': { thing: 'spare', says: 'ok' },
  'createAdverts body.adverts[].payment_credential_id': beside('credential', () => ({
    body: { adverts: [withCredential()] },
  })),
  'createAdverts body.draft_key': chosen,
  'poke path.id': { thing: 'draft' },
  'updateSavedSearch path.id': { thing: 'savedSearch' },
  'deleteSavedSearch path.id': { thing: 'savedSearch' },

  'page path.page': everybodys,
  'blogCategory path.category_url_code': everybodys,
  'blogItem path.item_url_code': everybodys,
  'similarBlogItems path.item_url_code': everybodys,

  // An operator's desk: every document is every operator's, and nobody else comes in.
  'editedDocuments query.before': desk,
  'editedDocument path.id': desk,
  'documentVersions path.id': desk,
  'documentVersion path.id': desk,
  'documentVersion path.locale': desk,
  'documentVersion path.number': desk,
  'updateDocument path.id': desk,
  'saveDocumentDraft path.id': desk,
  'dropDocumentDraft path.id': desk,
  'publishDocument path.id': desk,
  'cancelDocumentSchedule path.id': desk,
  'restoreDocumentVersion path.id': desk,
  'archiveDocument path.id': desk,
  'bringBackDocument path.id': desk,
  'lintDocument path.id': desk,
  'deskStores query.after': desk,
  'deskDeposits query.after': desk,
  'deskWithdrawals query.after': desk,
  'deskIdentityChecks query.after': desk,
  'deskInvitations query.after': desk,
  'deskReports query.after': desk,
  'deskMessages query.after': desk,
  'exportDeskList path.list': desk,
  'exportDeskList query.subject_id': desk,
  'readReportedMessage path.id': desk,
  // A message is shown to the parties of its trade alone; everything else to everybody.
  'reportSomething body.subject_id': {
    thing: 'message',
    sends: () => ({ body: { kind: 'message', reason: 'abuse' } }),
  },
  'deskPeople query.before': desk,
  'deskPerson path.user_name': desk,
  'lookAsPerson path.user_name': desk,
  'readPersonField path.user_name': desk,
  'addPersonNote path.user_name': desk,
  'performAct body.subject_id': desk,
  'secondRequests query.subject_id': desk,
  'secondRequests query.before': desk,
  'decideSecondRequest path.id': desk,
  'auditEntries query.subject_id': desk,
  'contentPicture path.id': everybodys,
  'contentPicture path.name': everybodys,

  'affiliateRewards query.before': ownList,
  'affiliateReferrals query.before': ownList,

  'openTrade path.id': { thing: 'draft' },
  'openTrade body.payment_credential_id': beside('credential', own => ({
    params: { id: own.wanted.id },
    body: { amount: '20000', price_seen: own.wanted.price, payment_method_code: 'opay' },
  })),
  'trade path.id': trade,
  'tradeStates body.ids[]': { ...trade, says: 'ok' },
  'issueRequisites path.id': trade,
  'issueRequisites body.payment_credential_id': beside('credential', ofTrade({})),
  'confirmTrade path.id': trade,
  'undoConfirmTrade path.id': trade,
  'cancelTrade path.id': trade,
  'keepTrade path.id': trade,
  'extendTrade path.id': trade,
  'requestTradeApproval path.id': trade,
  'cancelTradeApproval path.id': trade,
  'completeTrade path.id': { ...trade, sends: () => ({ body: released }) },
  'createDispute path.id': { ...trade, sends: () => ({ body: statement }) },
  'createDispute body.attachment_ids[]': beside('upload', own => ({
    params: { id: own.bought },
    body: statement,
  })),
  'ruleTrade path.id': { ...trade, says: 'forbidden' },
  'changePayoutAddress path.id': trade,
  'disputeCase path.id': { ...trade, says: 'forbidden' },
  'askSecondOpinion path.id': { ...trade, says: 'forbidden' },
  'giveSecondOpinion path.id': { ...trade, says: 'forbidden' },
  'createClaim path.id': { ...trade, sends: () => ({ body: claim }) },
  'createClaim body.attachment_ids[]': beside('upload', own => ({ params: { id: own.closed }, body: claim })),
  'ruleClaim path.id': { thing: 'claim', but: 'arbiter', says: 'forbidden' },
  'tradeHistory path.id': trade,
  'tradeMemo path.id': trade,
  'saveTradeMemo path.id': trade,
  'receipt path.id': trade,
  'messages path.id': trade,
  'messages query.before': beside('message', own => ({ params: { id: own.trade } }), 'ok'),
  'createMessage path.id': trade,
  'createMessage body.attachment_id': beside('upload', ofTrade(says)),
  'createMessage body.client_id': chosen,
  'readMessages path.id': trade,
  'readMessages body.up_to_id': beside('message', ofTrade({}), 'ok'),
  'pinMessage path.id': trade,
  'pinMessage path.message_id': beside('message', ofTrade({ is_pinned: true })),
  'requestAttachment path.id': trade,
  'uploadAttachment path.id': trade,
  'attachment path.id': { thing: 'attachment' },
  'createFeedback body.trade_id': trade,
  'updateFeedback path.id': { thing: 'feedback' },

  'paymentCredential path.id': { thing: 'credential' },
  'updatePaymentCredential path.id': { thing: 'credential' },
  'deletePaymentCredential path.id': { thing: 'credential' },
  'notifications query.before': listed('notification'),
  'readNotifications body.ids[]': { thing: 'notification', says: 'ok' },
  'transactions query.before': { ...listed('transaction'), says: 'invalid_choice' },
  'deposits query.before': listed('notification'),
  'withdrawals query.before': listed('withdrawal'),
  'withdrawal path.id': { thing: 'withdrawal' },
  'cancelWithdrawal path.id': { thing: 'withdrawal' },
  'resendWithdrawalApproval path.id': { thing: 'withdrawal' },
  'deleteSavedAddress path.id': { thing: 'address' },
  'confirmSwap body.quote_id': { thing: 'quote' },
  'swaps query.before': listed('quote'),
  'quoteSwapOffer path.id': { open: 'an offer is for everybody to take' },
  'pauseSwapOffer path.id': { thing: 'offer' },
  'removeSwapOffer path.id': { thing: 'offer' },
  'confirmCardPurchase body.id': { thing: 'purchase' },

  'merchantAccount path.account_id': store,
  'updateMerchantAccount path.account_id': store,
  'deleteMerchantAccount path.account_id': store,
  'setMerchantLogo path.account_id': store,
  'removeMerchantLogo path.account_id': store,
  'setMerchantBackground path.account_id': store,
  'removeMerchantBackground path.account_id': store,
  'merchantPicture path.id': everybodys,
  'setMerchantCss path.account_id': store,
  'merchantCss path.id': everybodys,
  'shareMerchantLook path.account_id': store,
  'createInvoice body.account_id': { ...shop, sends: () => ({ body: newInvoice }) },
  'invoices query.account_id': shop,
  'invoices query.before': beside('invoice', own => ({ query: { account_id: own.store } }), 'ok'),
  'downloadInvoices query.account_id': shop,
  'invoice path.id': invoice,
  'cancelInvoice path.id': invoice,
  'mailInvoice path.id': invoice,
  'acceptInvoiceRest path.id': invoice,
  'acceptInvoiceRest body.rest_id': beside(
    'rest',
    own => ({ params: { id: own.invoice }, body: {} }),
    'rest_gone',
  ),
  'confirmInvoiceRefund path.id': invoice,
  'confirmInvoiceRefund body.refund_id': beside(
    'refund',
    own => ({ params: { id: own.invoice }, body: {} }),
    'refund_gone',
  ),
  'payerInvoice path.unique_id': secrets,
  'choosePayment path.unique_id': secrets,
  'renewInvoice path.unique_id': secrets,
  'leaveRefundAddress path.unique_id': secrets,
  'payerInvoiceNews path.unique_id': secrets,
  'merchantAccountStats path.account_id': store,
  'merchantAccountPayoutStats path.account_id': store,
  'attractedStore path.account_id': store,
  'generateMerchantKeypair path.account_id': store,
  'merchantKeys path.account_id': store,
  'revokeMerchantKey path.account_id': store,
  'revokeMerchantKey path.key_id': beside('storeKey', ofStore),
  'downloadMerchantPublicKey path.account_id': store,
  'regenerateMerchantWebhookKey path.account_id': store,
  'merchantWebhooks path.account_id': store,
  'merchantWebhooks query.subject': beside('invoice', ofStore, 'ok'),
  'merchantWebhooks query.before': beside('webhook', ofStore, 'ok'),
  'resendMerchantWebhook path.account_id': store,
  'resendMerchantWebhook path.id': beside('webhook', ofStore),
  'testMerchantWebhook path.account_id': store,
  // Signed: the key says which store is meant.
  'storeInvoices query.before': beside('invoice', () => ({}), 'ok'),
  'storeInvoice path.id': beside('invoice', () => ({})),
  'cancelStoreInvoice path.id': beside('invoice', () => ({})),
}
