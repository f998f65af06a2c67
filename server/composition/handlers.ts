import type { Handlers } from '../kernel/handlers.ts'
import type { contract } from './contract.ts'
import { accountHandlers } from '../modules/people/account/routes.ts'
import { bonusHandlers } from '../modules/growth/affiliate/bonusRoutes.ts'
import { affiliateHandlers } from '../modules/growth/affiliate/routes.ts'
import { ownerHandlers } from '../modules/trading/advert/owner/routes.ts'
import { advertHandlers } from '../modules/trading/advert/routes.ts'
import { chatHandlers } from '../modules/trading/chat/routes.ts'
import { contactHandlers } from '../modules/content/contact/routes.ts'
import { contentHandlers } from '../modules/content/cards/routes.ts'
import { cardHandlers } from '../modules/money/card/routes.ts'
import { claimHandlers } from '../modules/trading/claim/routes.ts'
import { credentialHandlers } from '../modules/people/credential/routes.ts'
import { depositHandlers } from '../modules/money/deposit/routes.ts'
import { rulingHandlers } from '../modules/trading/ruling/routes.ts'
import { disputeHandlers } from '../modules/trading/dispute/routes.ts'
import { addressHandlers } from '../modules/content/document/addresses.ts'
import { documentEditingHandlers } from '../modules/content/editing/routes.ts'
import { documentHandlers } from '../modules/content/document/routes.ts'
import { feedbackHandlers } from '../modules/trading/feedback/routes.ts'
import { guestHandlers } from '../modules/trading/guest/routes.ts'
import { homeHandlers } from '../modules/content/home/routes.ts'
import { instantTradeHandlers } from '../modules/trading/instantTrade/routes.ts'
import { payerInvoiceHandlers } from '../modules/shop/invoice/payer/routes.ts'
import { invoiceHandlers } from '../modules/shop/invoice/routes.ts'
import { merchantStatsHandlers } from '../modules/shop/merchantStats/routes.ts'
import { messengerHandlers } from '../modules/people/messenger/routes.ts'
import { notificationHandlers } from '../modules/telling/notification/routes.ts'
import { pokeHandlers } from '../modules/trading/poke/routes.ts'
import { profileHandlers } from '../modules/people/profile/routes.ts'
import { pushHandlers } from '../modules/telling/push/routes.ts'
import { rateHandlers } from '../modules/reference/rate/routes.ts'
import { referenceHandlers } from '../modules/reference/reference/routes.ts'
import { savedSearchHandlers } from '../modules/trading/savedSearch/routes.ts'
import { securityHandlers } from '../modules/people/security/routes.ts'
import { sessionHandlers } from '../modules/people/session/routes.ts'
import { settingHandlers } from '../modules/people/setting/routes.ts'
import { demoOf } from './seed/demoTries.ts'
import { storeHandlers } from '../modules/shop/store/routes.ts'
import { storeApiHandlers } from '../modules/shop/storeApi/routes.ts'
import { storeKeyHandlers } from '../modules/shop/storeKey/routes.ts'
import { swapHandlers } from '../modules/money/swap/routes.ts'
import { hasOpenInvoices } from '../modules/shop/invoice/openInvoices.ts'
import { swapOfferHandlers } from '../modules/trading/swapOffer/routes.ts'
import { recordHandlers } from '../modules/trading/history/routes.ts'
import { tradeShower } from '../modules/trading/trade/show/present.ts'
import { tradeHandlers } from '../modules/trading/trade/routes.ts'
import { volumeOf } from '../modules/trading/record/traderRecord.ts'
import { verificationHandlers } from '../modules/people/verification/routes.ts'
import { walletHandlers } from '../modules/money/wallet/routes.ts'
import { webhookHandlers } from '../modules/shop/webhook/routes.ts'
import { withdrawalHandlers } from '../modules/money/withdrawal/routes.ts'
import { deskAccessHandlers } from '../modules/desk/access/routes.ts'
import { deskActHandlers } from '../modules/desk/act/routes.ts'
import { auditHandlers } from '../modules/desk/entry/routes.ts'
import { deskPersonHandlers } from '../modules/desk/person/routes.ts'
import { deskQueueHandlers } from '../modules/desk/queue/routes.ts'
import { deskJobHandlers } from '../modules/desk/job/routes.ts'
import { deskMessageHandlers } from '../modules/desk/message/routes.ts'
import { deskChainHandlers } from '../modules/desk/chain/routes.ts'
import { deskRateHandlers } from '../modules/desk/rate/routes.ts'
import { deskExportHandlers } from '../modules/desk/export/routes.ts'
import { ownDataHandlers } from '../modules/desk/ownData/routes.ts'
import { reportHandlers } from '../modules/desk/report/routes.ts'
import { deskTodayHandlers } from '../modules/desk/today/routes.ts'
import { deskPartsOf } from './desk.ts'
import { machineTimers } from '../runtime/timers.ts'
import type { Parts } from './parts.ts'
import { swapDeskParts } from './money/swaps.ts'
import { tradesNow } from '../modules/trading/record/tradesNow.ts'
import { mayNotLeave } from './consequences.ts'
import { acceptAgreement } from '../modules/content/document/agreement.ts'
import { findCode } from '../modules/growth/affiliate/bindReferral.ts'
import { countOpenOffers } from '../modules/trading/swapOffer/findOffers.ts'

/** Every operation of the contract with its handler; one that lacks a handler does not compile. */
export function allHandlers(parts: Parts): Handlers<typeof contract> {
  const { random, board, bus, trade, requisites } = parts
  const show = tradeShower(trade)
  return {
    ...sessionHandlers(parts.session),
    ...securityHandlers(parts.session),
    ...verificationHandlers(parts.verification),
    ...messengerHandlers({
      ...parts.session,
      ...parts.verification,
      bot: parts.channels.messenger,
      isInviteCode: async (tx, typed) => (await findCode(tx, typed)) !== undefined,
    }),
    ...pushHandlers(parts.settings),
    ...accountHandlers({ ...parts.session, uploads: parts.uploads, mayNotLeave, acceptAgreement }),
    ...referenceHandlers(),
    ...settingHandlers({
      devTools: parts.settings.devTools,
      demo: demoOf(parts.settings),
      volume: volumeOf,
      pushPublicKey: parts.pushPublicKey,
      channels: channelsSetUp(parts),
    }),
    ...rateHandlers(board),
    ...homeHandlers(parts),
    ...contactHandlers(parts.session),
    ...contentHandlers({ showsExamples: demoOf(parts.settings) !== null }),
    ...documentHandlers(),
    ...documentEditingHandlers({ random, uploads: parts.uploads }),
    ...addressHandlers,
    ...advertHandlers({ random, board, bus, requisites }),
    ...ownerHandlers({ random, board, bus, requisites }),
    ...savedSearchHandlers({ random, board }),
    ...credentialHandlers({ random, requisites, consequences: parts.session.consequences }),
    ...profileHandlers({ openSwapOffers: countOpenOffers }),
    ...tradeHandlers(trade, parts.withdrawals.aml),
    ...disputeHandlers(),
    ...rulingHandlers(parts),
    ...claimHandlers({ ...trade, show }),
    ...guestHandlers({ ...parts.session, show, aml: parts.withdrawals.aml }),
    ...instantTradeHandlers({ random }),
    ...recordHandlers(),
    ...pokeHandlers({ random }),
    ...chatHandlers({ random, uploads: parts.uploads }),
    ...feedbackHandlers({ random }),
    ...notificationHandlers({ tradesNow }),
    ...walletHandlers({
      rates: () => board.rates(),
      change: (coin, fiat) => board.change(coin, fiat),
      isSimulated: network => parts.chains.of(network).isSimulated,
    }),
    ...depositHandlers({
      random,
      desk: trade.desk,
      invoices: parts.invoices,
      chains: parts.chains,
      watchKeys: parts.wallet.watchKeys,
    }),
    ...withdrawalHandlers(parts.withdrawals),
    ...swapHandlers(swapDeskParts(parts)),
    ...swapOfferHandlers({ random, rates: () => board.rates() }),
    ...cardHandlers(parts.card),
    ...invoiceHandlers(parts.invoicing),
    ...payerInvoiceHandlers({ ...parts.invoicing, news: parts.invoiceNews, aml: parts.withdrawals.aml }),
    ...affiliateHandlers({ database: parts.database, random, rates: () => board.rates() }),
    ...bonusHandlers({ rates: () => board.rates() }),
    ...merchantStatsHandlers({ rates: () => board.rates() }),
    ...storeHandlers({
      random,
      timers: machineTimers,
      uploads: parts.uploads,
      approvesItself: parts.settings.devTools,
      allowedHosts: parts.settings.webhookHosts,
      hasOpenInvoices,
    }),
    ...storeKeyHandlers(parts),
    ...storeApiHandlers(parts.invoicing),
    ...webhookHandlers(parts),
    ...deskAccessHandlers,
    ...deskTodayHandlers,
    ...deskQueueHandlers,
    ...deskJobHandlers,
    ...deskMessageHandlers,
    ...deskChainHandlers({
      database: parts.database,
      chains: parts.chains,
      watchKeys: parts.wallet.watchKeys,
      signer: parts.wallet.signer,
      machine: parts.clock.machine,
    }),
    ...deskRateHandlers({ rates: () => board.rates() }),
    ...deskExportHandlers({ database: parts.database, rates: () => board.rates() }),
    ...deskPersonHandlers({
      database: parts.database,
      requisites,
      look: { mayNotLeave, hasMessenger: parts.channels.messenger !== null },
    }),
    ...deskActHandlers(deskPartsOf(parts)),
    ...ownDataHandlers({ ...parts.session, requisites }),
    ...reportHandlers(parts),
    ...auditHandlers,
  }
}

/** What people can be reached by, and asked about, here. A browser's notices need somebody whom its service can write to. */
const channelsSetUp = ({ channels, settings }: Parts) => ({
  phone: channels.phone !== null,
  messenger: channels.messenger !== null,
  identity: channels.identity !== null,
  push: settings.devTools || settings.mail !== null || settings.publicUrl?.startsWith('https:') === true,
})
