import { accountOperations } from '../modules/people/account/schema.ts'
import { ownerOperations } from '../modules/trading/advert/owner/schema.ts'
import { advertOperations } from '../modules/trading/advert/schema.ts'
import { deskAccessOperations } from '../modules/desk/access/schema.ts'
import { deskActOperations } from '../modules/desk/act/schema.ts'
import { auditOperations } from '../modules/desk/entry/schema.ts'
import { deskPersonOperations } from '../modules/desk/person/schema.ts'
import { deskQueueOperations } from '../modules/desk/queue/schema.ts'
import { deskJobOperations } from '../modules/desk/job/schema.ts'
import { deskMessageOperations } from '../modules/desk/message/schema.ts'
import { deskChainOperations } from '../modules/desk/chain/schema.ts'
import { deskRateOperations } from '../modules/desk/rate/schema.ts'
import { deskExportOperations } from '../modules/desk/export/schema.ts'
import { ownDataOperations } from '../modules/desk/ownData/schema.ts'
import { reportOperations } from '../modules/desk/report/schema.ts'
import { deskTodayOperations } from '../modules/desk/today/schema.ts'
import { cardOperations } from '../modules/money/card/schema.ts'
import { chatOperations } from '../modules/trading/chat/schema.ts'
import { contactOperations } from '../modules/content/contact/schema.ts'
import { contentOperations } from '../modules/content/cards/schema.ts'
import { claimOperations } from '../modules/trading/claim/schema.ts'
import { credentialOperations } from '../modules/people/credential/schema.ts'
import { depositOperations } from '../modules/money/deposit/schema.ts'
import { disputeOperations } from '../modules/trading/dispute/schema.ts'
import { documentEditingOperations } from '../modules/content/editing/schema.ts'
import { addressOperations } from '../modules/content/document/addressSchema.ts'
import { documentOperations } from '../modules/content/document/schema.ts'
import { feedbackOperations } from '../modules/trading/feedback/schema.ts'
import { guestOperations } from '../modules/trading/guest/schema.ts'
import { homeOperations } from '../modules/content/home/schema.ts'
import { instantTradeOperations } from '../modules/trading/instantTrade/schema.ts'
import { messengerOperations } from '../modules/people/messenger/schema.ts'
import { payerInvoiceOperations } from '../modules/shop/invoice/payer/schema.ts'
import { invoiceOperations } from '../modules/shop/invoice/schema.ts'
import { bonusOperations } from '../modules/growth/affiliate/bonusSchema.ts'
import { affiliateOperations } from '../modules/growth/affiliate/schema.ts'
import { merchantStatsOperations } from '../modules/shop/merchantStats/schema.ts'
import { notificationOperations } from '../modules/telling/notification/schema.ts'
import { pokeOperations } from '../modules/trading/poke/schema.ts'
import { historyOperations } from '../modules/people/profile/historySchema.ts'
import { profileOperations } from '../modules/people/profile/schema.ts'
import { pushOperations } from '../modules/telling/push/schema.ts'
import { rateOperations } from '../modules/reference/rate/schema.ts'
import { referenceOperations } from '../modules/reference/reference/schema.ts'
import { savedSearchOperations } from '../modules/trading/savedSearch/schema.ts'
import { securityOperations } from '../modules/people/security/schema.ts'
import { sessionOperations } from '../modules/people/session/schema.ts'
import { settingOperations } from '../modules/people/setting/schema.ts'
import { rulingOperations } from '../modules/trading/ruling/schema.ts'
import { recordOperations } from '../modules/trading/history/schema.ts'
import { storeOperations } from '../modules/shop/store/schema.ts'
import { storeApiOperations } from '../modules/shop/storeApi/schema.ts'
import { storeKeyOperations } from '../modules/shop/storeKey/schema.ts'
import { swapOperations } from '../modules/money/swap/schema.ts'
import { swapOfferOperations } from '../modules/trading/swapOffer/schema.ts'
import { tradeOperations } from '../modules/trading/trade/schema.ts'
import { verificationOperations } from '../modules/people/verification/schema.ts'
import { walletOperations } from '../modules/money/wallet/schema.ts'
import { webhookOperations } from '../modules/shop/webhook/schema.ts'
import { withdrawalOperations } from '../modules/money/withdrawal/schema.ts'

/** Every operation of the server: the one contract that OpenAPI, the mesh and the app are made from. */
export const contract = {
  ...sessionOperations,
  ...securityOperations,
  ...verificationOperations,
  ...messengerOperations,
  ...pushOperations,
  ...accountOperations,
  ...referenceOperations,
  ...settingOperations,
  ...rateOperations,
  ...homeOperations,
  ...contactOperations,
  ...contentOperations,
  ...documentOperations,
  ...addressOperations,
  ...documentEditingOperations,
  ...advertOperations,
  ...ownerOperations,
  ...profileOperations,
  ...savedSearchOperations,
  ...historyOperations,
  ...tradeOperations,
  ...guestOperations,
  ...instantTradeOperations,
  ...disputeOperations,
  ...rulingOperations,
  ...claimOperations,
  ...recordOperations,
  ...chatOperations,
  ...pokeOperations,
  ...credentialOperations,
  ...feedbackOperations,
  ...notificationOperations,
  ...walletOperations,
  ...depositOperations,
  ...withdrawalOperations,
  ...swapOperations,
  ...swapOfferOperations,
  ...cardOperations,
  ...storeOperations,
  ...invoiceOperations,
  ...payerInvoiceOperations,
  ...merchantStatsOperations,
  ...affiliateOperations,
  ...bonusOperations,
  ...storeKeyOperations,
  ...storeApiOperations,
  ...webhookOperations,
  ...deskAccessOperations,
  ...deskTodayOperations,
  ...deskQueueOperations,
  ...deskJobOperations,
  ...deskMessageOperations,
  ...deskChainOperations,
  ...deskRateOperations,
  ...deskExportOperations,
  ...deskPersonOperations,
  ...deskActOperations,
  ...ownDataOperations,
  ...reportOperations,
  ...auditOperations,
} as const
