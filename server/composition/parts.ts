import { makeChains, type Chains } from '../adapters/chain/chains.ts'
import type { EmbeddedCard } from '../adapters/card/embeddedCard.ts'
import { embeddedChain } from '../adapters/chain/embeddedChain.ts'
import { openChannels, type OpenChannels } from '../adapters/channelsOf.ts'
import { newVapidKeys } from '../adapters/push/vapidKeys.ts'
import type { VapidKeys } from '../adapters/push/webPush.ts'
import { frontendVersion } from './frontendVersion.ts'
import { pageMetadata, type PageMetadata } from './pageMetadata.ts'
import { openCard } from './card.ts'
import { realChains } from './realChains.ts'
import { openWallet, signerOf, type Wallet } from './wallet.ts'
import { openFileStores } from '../adapters/files/fileStores.ts'
import { liveRates } from '../adapters/rates/liveRates.ts'
import { randomWalk, type RandomWalk } from '../adapters/rates/randomWalk.ts'
import { tellSessionClosed } from '../cable/publish.ts'
import { openDatabase, type Database } from '../database/database.ts'
import { migrateToLatest } from '../database/migrate.ts'
import type { Random } from '../domain/identifier/random.ts'
import type { RateSource } from '../domain/rate/rateSource.ts'
import { coins } from '../domain/reference/coin.ts'
import { isFiatCode } from '../domain/reference/fiat.ts'
import type { UploadDeps } from '../files/upload.ts'
import { registerAssets } from '../ledger/ledger.ts'
import { offerDesk } from '../modules/advert/desk.ts'
import type { CardParts } from '../modules/card/parts.ts'
import { requisiteSeal, type RequisiteSeal } from '../modules/credential/sealing.ts'
import type { InvoiceDesk } from '../modules/deposit/move.ts'
import { invoiceDesk } from '../modules/invoice/desk.ts'
import { invoiceNews, type InvoiceNews } from '../modules/invoice/news.ts'
import type { InvoiceParts } from '../modules/invoice/parts.ts'
import { agreementToAccept } from '../modules/document/agreement.ts'
import { depositWatcher, type DepositWatcher } from '../modules/deposit/watcher.ts'
import { unreadCount } from '../modules/notification/notify.ts'
import { rateBoard, type RateBoard } from '../modules/rate/board.ts'
import { proofOfWork } from '../modules/session/captcha.ts'
import { passwordCost, passwordsAt, type PasswordCost } from '../modules/session/passwords.ts'
import type { SessionParts } from '../modules/session/routes.ts'
import type { TradeParts } from '../modules/trade/ports.ts'
import { countOpenTrades } from '../modules/trade/standing.ts'
import { tradingPause } from '../modules/trade/tradingPause.ts'
import type { WithdrawalParts } from '../modules/withdrawal/parts.ts'
import { openWithdrawals } from './withdrawals.ts'
import type { VerificationParts } from '../modules/verification/routes.ts'
import { totalBalance } from '../modules/wallet/worth.ts'
import { openDatabaseBus } from '../runtime/databaseBus.ts'
import type { EventBus } from '../runtime/eventBus.ts'
import type { Logger } from '../runtime/logger.ts'
import { readSeq } from '../runtime/outbox.ts'
import { product } from '../runtime/product.ts'
import { machineRandom, newSecret } from '../runtime/random.ts'
import { openSealing } from '../runtime/requisitesKey.ts'
import type { Sealing } from '../runtime/sealing.ts'
import type { Settings } from '../runtime/settings.ts'
import { serverSecret } from '../runtime/serverSecret.ts'
import type { Signer } from '../signer/signer.ts'
import { signalling, type SignallingDatabase } from '../runtime/signalling.ts'
import { machineTimers } from '../runtime/timers.ts'
import { openClock, type StoredClock } from '../runtime/storedClock.ts'

/** Everything that the server is made of, before it listens. */
export interface Parts {
  readonly settings: Settings
  readonly logger: Logger
  readonly random: Random
  readonly database: SignallingDatabase
  readonly clock: StoredClock
  readonly bus: EventBus
  readonly board: RateBoard
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

/** What addresses of pages begin with. */
export const originOf = ({ publicUrl, port }: Pick<Settings, 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://localhost:${port}`

/** The seed of the embedded market: the same walk in every process, so that restarts are seamless. */
const marketSeed = 'souk'

/** What a test may replace. */
export interface PartOptions {
  readonly settings: Settings
  readonly logger: Logger
  readonly random?: Random
  readonly rates?: RateSource
  /** What a tool is given that has no business with requisites, and need not have the key. */
  readonly sealing?: Sealing
  /** Signs instead of the signer of the settings. */
  readonly signer?: Signer
  /** Where the signer of the settings finds its seed: the process's environment. */
  readonly env?: Readonly<Record<string, string | undefined>>
  /** What a tool is given: it has no signer. */
  readonly wallet?: Wallet
  /** Opened already; the settings say else where it is. The server closes it. */
  readonly database?: Database
  /** Only tests make guessing cheap: no setting and no start of the product gives it. */
  readonly passwordCost?: PasswordCost
}

/** Opens the database, brings it up to date, and puts the parts together. */
export async function openParts(options: PartOptions): Promise<Parts> {
  const { settings, env, wallet, random = machineRandom } = options
  const opened =
    options.database ??
    (await openDatabase(
      settings.databaseUrl === null ? { dataDir: settings.dataDir } : { url: settings.databaseUrl },
    ))
  if (wallet) return assemble(options, opened, () => Promise.resolve(wallet))
  // After the folder is ours, and beside all else: it takes half a second of another core.
  const signer = options.signer ? Promise.resolve(options.signer) : signerOf({ settings, random, env })
  // Whether it refuses is asked below.
  signer.catch(() => undefined)
  try {
    return await assemble(options, opened, async clock => openWallet(opened, await signer, clock))
  } catch (error) {
    await signer.then(
      started => started.close(),
      () => undefined,
    )
    throw error
  }
}

async function assemble(
  options: PartOptions,
  opened: Database,
  walletOf: (clock: StoredClock) => Promise<Wallet>,
): Promise<Parts> {
  const { settings, logger, random = machineRandom } = options
  await migrateToLatest(opened)
  const clock = await openClock(opened)
  const database = signalling(opened, clock)
  await database.transaction(tx =>
    registerAssets(
      tx,
      Object.values(coins).map(({ code, scale }) => ({ code, scale })),
    ),
  )
  const processId = `${process.pid}-${Buffer.from(random(6)).toString('hex')}`
  const bus = await openDatabaseBus({ database, clock, logger, processId })
  const walk = randomWalk({ seed: marketSeed, tickSeconds: product.rate.tickSeconds })
  const live = settings.rateFeeds && liveRates({ feeds: settings.rateFeeds, timers: machineTimers, logger })
  const market = options.rates || live ? null : walk
  const source = options.rates ?? live ?? walk
  const board = rateBoard({ database, bus, clock, source })
  await board.prime()
  const sealing = options.sealing ?? (await openSealing(database, settings, random))
  const requisites = requisiteSeal(sealing)
  const desk = offerDesk(() => board.rates(), requisites)
  const newKey = () => newSecret(random)
  const vapid = JSON.parse(await serverSecret(database, 'vapid', newVapidKeys)) as VapidKeys
  const channels = openChannels({
    settings,
    database,
    random,
    clock,
    timers: machineTimers,
    logger,
    vapid,
    reviewSecret: await serverSecret(database, 'identity_review', newKey),
  })
  const wallet = await walletOf(clock)
  const chains = makeChains(await realChains(settings, opened, () => board.rates()), network =>
    embeddedChain({ network, database, clock }),
  )
  const invoicing: InvoiceParts = {
    random,
    rates: () => board.rates(),
    chains,
    watchKeys: wallet.watchKeys,
    origin: originOf(settings),
    allowedHosts: settings.webhookHosts,
  }
  const invoices = invoiceDesk(invoicing)
  return {
    settings,
    logger,
    random,
    database,
    clock,
    bus,
    board,
    market,
    processId,
    wallet,
    chains,
    ...openCard(
      { settings, database, random, clock },
      () => board.rates(),
      await serverSecret(database, 'card_report', newKey),
    ),
    withdrawals: openWithdrawals({ settings, random, clock, logger, channels, chains }),
    watcher: depositWatcher({ database, clock, logger, random, desk, chains, invoices }),
    invoicing,
    invoices,
    invoiceNews: invoiceNews({ bus, timers: machineTimers }),
    channels,
    pushPublicKey: vapid.publicKey,
    frontendVersion: frontendVersion(settings.appDir),
    pageMetadata: pageMetadata(settings.appDir),
    verification: {
      database,
      random,
      codeSecret: await serverSecret(database, 'phone_code', newKey),
      phone: channels.phone,
      identity: channels.identity,
    },
    uploads: {
      database,
      stores: await openFileStores(settings, database, machineTimers),
      clock,
      random,
    },
    trade: { random, desk, requisites },
    sealing,
    requisites,
    session: {
      database,
      random,
      passwords: passwordsAt(options.passwordCost ?? passwordCost),
      captcha: proofOfWork(database, await serverSecret(database, 'captcha', newKey)),
      facts: {
        seq: async (db, userId) => BigInt(await readSeq(db, userId)),
        activeTrades: countOpenTrades,
        unreadNotifications: unreadCount,
        totalBalance: (db, userId, fiat) =>
          totalBalance(db, board.rates(), userId, isFiatCode(fiat) ? fiat : 'USD'),
        tradingPause,
        agreementToAccept,
      },
      announceClosed: async (tx, { userId, sessionId }) =>
        tellSessionClosed(tx, { userId, sessionId, reason: 'logged_out' }),
    },
  }
}
