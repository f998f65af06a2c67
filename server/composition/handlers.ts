import type { Handlers } from '../kernel/handlers.ts'
import type { contract } from '../kernel/contract.ts'
import { accountHandlers } from '../modules/account/routes.ts'
import { advertHandlers } from '../modules/advert/routes.ts'
import { chatHandlers } from '../modules/chat/routes.ts'
import { credentialHandlers } from '../modules/credential/routes.ts'
import { feedbackHandlers } from '../modules/feedback/routes.ts'
import { homeHandlers } from '../modules/home/routes.ts'
import { messengerHandlers } from '../modules/messenger/routes.ts'
import { notificationHandlers } from '../modules/notification/routes.ts'
import { profileHandlers } from '../modules/profile/routes.ts'
import { pushHandlers } from '../modules/push/routes.ts'
import { rateHandlers } from '../modules/rate/routes.ts'
import { referenceHandlers } from '../modules/reference/routes.ts'
import { securityHandlers } from '../modules/security/routes.ts'
import { sessionHandlers } from '../modules/session/routes.ts'
import { settingHandlers } from '../modules/setting/routes.ts'
import { tradeHandlers } from '../modules/trade/routes.ts'
import { volumeOf } from '../modules/trade/standing.ts'
import { verificationHandlers } from '../modules/verification/routes.ts'
import { walletHandlers } from '../modules/wallet/routes.ts'
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
    ...accountHandlers({ ...parts.session, uploads: parts.uploads, rates: () => board.rates(), requisites }),
    ...referenceHandlers(),
    ...settingHandlers({
      devTools: parts.settings.devTools,
      volume: volumeOf,
      pushPublicKey: parts.pushPublicKey,
      channels: channelsSetUp(parts),
    }),
    ...rateHandlers(board),
    ...homeHandlers(parts),
    ...advertHandlers({ random, board, bus, requisites }),
    ...credentialHandlers({ random, requisites }),
    ...profileHandlers(),
    ...tradeHandlers(trade),
    ...chatHandlers({ random, uploads: parts.uploads, store: parts.uploads.store }),
    ...feedbackHandlers({ random }),
    ...notificationHandlers(),
    ...walletHandlers({
      rates: () => board.rates(),
      change: (coin, fiat) => board.change(coin, fiat)?.percent ?? null,
    }),
  }
}

/** What people can be reached by, and asked about, here. A browser's notices need somebody whom its service can write to. */
const channelsSetUp = ({ channels, settings }: Parts) => ({
  phone: channels.phone !== null,
  messenger: channels.messenger !== null,
  identity: channels.identity !== null,
  push: settings.devTools || settings.mail !== null || settings.publicUrl?.startsWith('https:') === true,
})
