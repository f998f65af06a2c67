import { accountOperations } from '../modules/account/schema.ts'
import { advertOperations } from '../modules/advert/schema.ts'
import { chatOperations } from '../modules/chat/schema.ts'
import { credentialOperations } from '../modules/credential/schema.ts'
import { feedbackOperations } from '../modules/feedback/schema.ts'
import { homeOperations } from '../modules/home/schema.ts'
import { messengerOperations } from '../modules/messenger/schema.ts'
import { notificationOperations } from '../modules/notification/schema.ts'
import { historyOperations } from '../modules/profile/historySchema.ts'
import { profileOperations } from '../modules/profile/schema.ts'
import { pushOperations } from '../modules/push/schema.ts'
import { rateOperations } from '../modules/rate/schema.ts'
import { referenceOperations } from '../modules/reference/schema.ts'
import { securityOperations } from '../modules/security/schema.ts'
import { sessionOperations } from '../modules/session/schema.ts'
import { settingOperations } from '../modules/setting/schema.ts'
import { tradeOperations } from '../modules/trade/schema.ts'
import { verificationOperations } from '../modules/verification/schema.ts'
import { walletOperations } from '../modules/wallet/schema.ts'

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
  ...advertOperations,
  ...profileOperations,
  ...historyOperations,
  ...tradeOperations,
  ...chatOperations,
  ...credentialOperations,
  ...feedbackOperations,
  ...notificationOperations,
  ...walletOperations,
} as const

/** An operation's id: the OpenAPI operationId and the GraphQL field. */
export type OperationId = keyof typeof contract
