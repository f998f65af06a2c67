import type { Handlers } from '../kernel/handlers.ts'
import type { contract } from '../kernel/contract.ts'
import { accountHandlers } from '../modules/account/routes.ts'
import { bonusHandlers } from '../modules/affiliate/bonusRoutes.ts'
import { affiliateHandlers } from '../modules/affiliate/routes.ts'
import { ownerHandlers } from '../modules/advert/ownerRoutes.ts'
import { advertHandlers } from '../modules/advert/routes.ts'
import { chatHandlers } from '../modules/chat/routes.ts'
import { contactHandlers } from '../modules/contact/routes.ts'
import { contentHandlers } from '../modules/content/routes.ts'
import { cardHandlers } from '../modules/card/routes.ts'
import { claimHandlers } from '../modules/claim/routes.ts'
import { credentialHandlers } from '../modules/credential/routes.ts'
import { depositHandlers } from '../modules/deposit/routes.ts'
import { disputeHandlers } from '../modules/dispute/routes.ts'
import { addressHandlers } from '../modules/document/addresses.ts'
import { documentEditingHandlers } from '../modules/document/editingRoutes.ts'
import { documentHandlers } from '../modules/document/routes.ts'
import { feedbackHandlers } from '../modules/feedback/routes.ts'
import { guestHandlers } from '../modules/guest/routes.ts'
import { homeHandlers } from '../modules/home/routes.ts'
import { instantTradeHandlers } from '../modules/instantTrade/routes.ts'
import { payerInvoiceHandlers } from '../modules/invoice/payerRoutes.ts'
import { invoiceHandlers } from '../modules/invoice/routes.ts'
import { merchantStatsHandlers } from '../modules/merchantStats/routes.ts'
import { messengerHandlers } from '../modules/messenger/routes.ts'
import { notificationHandlers } from '../modules/notification/routes.ts'
import { pokeHandlers } from '../modules/poke/routes.ts'
import { profileHandlers } from '../modules/profile/routes.ts'
import { pushHandlers } from '../modules/push/routes.ts'
import { rateHandlers } from '../modules/rate/routes.ts'
import { referenceHandlers } from '../modules/reference/routes.ts'
import { savedSearchHandlers } from '../modules/savedSearch/routes.ts'
import { securityHandlers } from '../modules/security/routes.ts'
import { sessionHandlers } from '../modules/session/routes.ts'
import { settingHandlers } from '../modules/setting/routes.ts'
import { demoOf } from '../seed/tries.ts'
import { storeHandlers } from '../modules/store/routes.ts'
import { storeApiHandlers } from '../modules/storeApi/routes.ts'
import { storeKeyHandlers } from '../modules/storeKey/routes.ts'
import { swapHandlers } from '../modules/swap/routes.ts'
import { swapOfferHandlers } from '../modules/swapOffer/routes.ts'
import { recordHandlers } from '../modules/trade/recordRoutes.ts'
import { tradeHandlers } from '../modules/trade/routes.ts'
import { volumeOf } from '../modules/trade/standing.ts'
import { verificationHandlers } from '../modules/verification/routes.ts'
import { walletHandlers } from '../modules/wallet/routes.ts'
import { webhookHandlers } from '../modules/webhook/routes.ts'
import { withdrawalHandlers } from '../modules/withdrawal/routes.ts'
import { machineTimers } from '../runtime/timers.ts'
import type { Parts } from './parts.ts'

/** Every operation of the contract with its handler; one that lacks a handler does not compile. */
export function allHandlers(parts: Parts): Handlers<typeof contract> {
  const { random, board, bus, trade, requisites } = parts
  return {
    ...sessionHandlers(parts.session),
    ...securityHandlers(parts.session),
    ...verificationHandlers(parts.verification),
    ...messengerHandlers({ ...parts.session, ...parts.verification, bot: parts.channels.messenger }),
    ...pushHandlers(parts.settings),
    ...accountHandlers({ ...parts.session, uploads: parts.uploads, rates: () => board.rates() }),
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
    ...credentialHandlers({ random, requisites, rates: () => board.rates() }),
    ...profileHandlers(),
    ...tradeHandlers(trade, parts.withdrawals.aml),
    ...disputeHandlers(),
    ...claimHandlers(trade),
    ...guestHandlers({ ...parts.session, trade, aml: parts.withdrawals.aml }),
    ...instantTradeHandlers({ random }),
    ...recordHandlers(),
    ...pokeHandlers({ random }),
    ...chatHandlers({ random, uploads: parts.uploads }),
    ...feedbackHandlers({ random }),
    ...notificationHandlers(),
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
    ...swapHandlers({ random, trade, rates: () => board.rates() }),
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
    }),
    ...storeKeyHandlers(parts),
    ...storeApiHandlers(parts.invoicing),
    ...webhookHandlers(parts),
  }
}

/** What people can be reached by, and asked about, here. A browser's notices need somebody whom its service can write to. */
const channelsSetUp = ({ channels, settings }: Parts) => ({
  phone: channels.phone !== null,
  messenger: channels.messenger !== null,
  identity: channels.identity !== null,
  push: settings.devTools || settings.mail !== null || settings.publicUrl?.startsWith('https:') === true,
})
