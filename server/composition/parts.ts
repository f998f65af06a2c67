import type { Chains } from '../adapters/chain/chains.ts'
import type { EmbeddedCard } from '../adapters/card/embeddedCard.ts'
import type { OpenChannels } from '../adapters/channelsOf.ts'
import type { PageMetadata } from './pageMetadata.ts'
import type { Wallet } from './wallet.ts'
import type { LiveRates } from '../adapters/rates/liveRates.ts'
import type { RandomWalk } from '../adapters/rates/randomWalk.ts'
import type { Random } from '../domain/identifier/random.ts'
import type { UploadDeps } from '../files/upload.ts'
import type { CardParts } from '../modules/money/card/parts.ts'
import type { RequisiteSeal } from '../modules/people/credential/requisiteSeal.ts'
import type { InvoiceDesk } from '../modules/money/deposit/moveDeposit.ts'
import type { InvoiceNews } from '../modules/shop/invoice/invoiceNews.ts'
import type { InvoiceParts } from '../modules/shop/invoice/parts.ts'
import type { DepositWatcher } from '../modules/money/deposit/depositWatcher.ts'
import type { RateBoard } from '../modules/reference/rate/rateBoard.ts'
import type { SessionParts } from '../modules/people/session/routes.ts'
import type { TradeParts } from '../modules/trading/trade/parts.ts'
import type { WithdrawalParts } from '../modules/money/withdrawal/parts.ts'
import type { VerificationParts } from '../modules/people/verification/routes.ts'
import type { EventBus } from '../runtime/eventBus.ts'
import type { Logger } from '../runtime/logger.ts'
import type { Sealing } from '../runtime/sealing.ts'
import type { Settings } from '../runtime/setting/settings.ts'
import type { SignallingDatabase } from '../runtime/signalling.ts'
import type { StoredClock } from '../runtime/storedClock.ts'

/** Everything that the server is made of, before it listens. */
export interface Parts {
  readonly settings: Settings
  readonly logger: Logger
  readonly random: Random
  readonly database: SignallingDatabase
  readonly clock: StoredClock
  readonly bus: EventBus
  readonly board: RateBoard
  /** The sources of real rates, where they are asked. */
  readonly liveRates: LiveRates | null
  /** The embedded market, where it is the source: it knows its own past. */
  readonly market: RandomWalk | null
  readonly uploads: UploadDeps
  readonly channels: OpenChannels
  /** By which browsers know our notices. */
  readonly pushPublicKey: string
  readonly verification: VerificationParts
  readonly session: SessionParts
  readonly trade: TradeParts
  /** What must not be read in the database. */
  readonly sealing: Sealing
  readonly requisites: RequisiteSeal
  /** Who signs, and the public keys that our addresses are made of. */
  readonly wallet: Wallet
  /** The networks that coins travel over, and who sees to it that what comes over them is credited. */
  readonly chains: Chains
  /** What sending coins stands on. */
  readonly withdrawals: WithdrawalParts
  readonly watcher: DepositWatcher
  /** What invoices stand on, and what they make of the deposits at their addresses. */
  readonly invoicing: InvoiceParts
  readonly invoices: InvoiceDesk
  readonly invoiceNews: InvoiceNews
  /** Who takes cards, and the one that the page /dev plays where nobody is set up. */
  readonly card: CardParts
  readonly embeddedCard: EmbeddedCard | null
  /** Which build of the app is served. */
  readonly frontendVersion: () => Promise<string | null>
  /** What its pages say of themselves: the one of an address, or all. */
  readonly pageMetadata: (url?: string) => Promise<readonly PageMetadata[]>
  /** Names this process among all. */
  readonly processId: string
}
