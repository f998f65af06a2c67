import { accountOperations } from '../modules/account/schema.ts'
import { ownerOperations } from '../modules/advert/ownerSchema.ts'
import { advertOperations } from '../modules/advert/schema.ts'
import { cardOperations } from '../modules/card/schema.ts'
import { chatOperations } from '../modules/chat/schema.ts'
import { contactOperations } from '../modules/contact/schema.ts'
import { contentOperations } from '../modules/content/schema.ts'
import { claimOperations } from '../modules/claim/schema.ts'
import { credentialOperations } from '../modules/credential/schema.ts'
import { depositOperations } from '../modules/deposit/schema.ts'
import { disputeOperations } from '../modules/dispute/schema.ts'
import { documentEditingOperations } from '../modules/document/editingSchema.ts'
import { addressOperations } from '../modules/document/addressSchema.ts'
import { documentOperations } from '../modules/document/schema.ts'
import { feedbackOperations } from '../modules/feedback/schema.ts'
import { guestOperations } from '../modules/guest/schema.ts'
import { homeOperations } from '../modules/home/schema.ts'
import { instantTradeOperations } from '../modules/instantTrade/schema.ts'
import { messengerOperations } from '../modules/messenger/schema.ts'
import { payerInvoiceOperations } from '../modules/invoice/payerSchema.ts'
import { invoiceOperations } from '../modules/invoice/schema.ts'
import { bonusOperations } from '../modules/affiliate/bonusSchema.ts'
import { affiliateOperations } from '../modules/affiliate/schema.ts'
import { merchantStatsOperations } from '../modules/merchantStats/schema.ts'
import { notificationOperations } from '../modules/notification/schema.ts'
import { pokeOperations } from '../modules/poke/schema.ts'
import { historyOperations } from '../modules/profile/historySchema.ts'
import { profileOperations } from '../modules/profile/schema.ts'
import { pushOperations } from '../modules/push/schema.ts'
import { rateOperations } from '../modules/rate/schema.ts'
import { referenceOperations } from '../modules/reference/schema.ts'
import { savedSearchOperations } from '../modules/savedSearch/schema.ts'
import { securityOperations } from '../modules/security/schema.ts'
import { sessionOperations } from '../modules/session/schema.ts'
import { settingOperations } from '../modules/setting/schema.ts'
import { recordOperations } from '../modules/trade/recordSchema.ts'
import { storeOperations } from '../modules/store/schema.ts'
import { storeApiOperations } from '../modules/storeApi/schema.ts'
import { storeKeyOperations } from '../modules/storeKey/schema.ts'
import { swapOperations } from '../modules/swap/schema.ts'
import { swapOfferOperations } from '../modules/swapOffer/schema.ts'
import { tradeOperations } from '../modules/trade/schema.ts'
import { verificationOperations } from '../modules/verification/schema.ts'
import { walletOperations } from '../modules/wallet/schema.ts'
import { webhookOperations } from '../modules/webhook/schema.ts'
import { withdrawalOperations } from '../modules/withdrawal/schema.ts'

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
} as const
