import { makeChains } from '../adapters/chain/chains.ts'
import { embeddedChain } from '../adapters/chain/embeddedChain.ts'
import { openChannels } from '../adapters/channelsOf.ts'
import { newVapidKeys } from '../adapters/push/vapidKeys.ts'
import type { VapidKeys } from '../adapters/push/webPush.ts'
import { frontendVersion } from './frontendVersion.ts'
import { pageMetadata } from './pageMetadata.ts'
import { openCard } from './money/card.ts'
import { realChains } from './money/realChains.ts'
import { openWallet, signerOf, type Wallet } from './wallet.ts'
import { openFileStores } from '../adapters/files/fileStores.ts'
import { liveRates } from '../adapters/rates/liveRates.ts'
import { randomWalk } from '../adapters/rates/randomWalk.ts'
import { tellSessionClosed } from '../cable/publishEvents.ts'
import { openDatabase, type Database } from '../database/database.ts'
import { migrateToLatest } from '../database/migrate.ts'
import type { Random } from '../domain/identifier/random.ts'
import type { RateSource } from '../domain/rate/rateSource.ts'
import { coins } from '../domain/reference/coin.ts'
import { isFiatCode } from '../domain/reference/fiat.ts'
import { registerAssets } from '../ledger/ledger.ts'
import { shareFee } from '../modules/growth/affiliate/shareFee.ts'
import { offerDesk } from '../modules/trading/advert/desk/offerDesk.ts'
import { requisiteSeal } from '../modules/people/credential/requisiteSeal.ts'
import { invoiceDesk } from '../modules/shop/invoice/invoiceDesk.ts'
import { invoiceNews } from '../modules/shop/invoice/invoiceNews.ts'
import type { InvoiceParts } from '../modules/shop/invoice/parts.ts'
import { agreementToAccept } from '../modules/content/document/agreement.ts'
import { depositWatcher } from '../modules/money/deposit/depositWatcher.ts'
import { unreadCount } from '../modules/telling/notification/notify.ts'
import { rateBoard } from '../modules/reference/rate/rateBoard.ts'
import { proofOfWork } from '../modules/people/proof/captcha.ts'
import { passwordCost, passwordsAt, type PasswordCost } from '../modules/people/proof/passwords.ts'
import { followTrade } from '../modules/trading/instantTrade/writeInstantTrade.ts'
import { countOpenTrades } from '../modules/trading/record/traderRecord.ts'
import { tradingPause } from '../modules/trading/record/tradingPause.ts'
import { openWithdrawals } from './money/withdrawals.ts'
import { totalBalance } from '../modules/money/wallet/walletWorth.ts'
import type { Tracing } from '../../http/tracing.ts'
import { openDatabaseBus } from '../runtime/databaseBus.ts'
import type { Logger } from '../runtime/logger.ts'
import { readSeq } from '../runtime/outbox.ts'
import { product } from '../runtime/product.ts'
import { machineRandom, newSecret } from '../runtime/random.ts'
import { openSealing } from '../runtime/requisitesKey.ts'
import type { Sealing } from '../runtime/sealing.ts'
import type { Settings } from '../runtime/setting/settings.ts'
import { serverSecret } from '../runtime/serverSecret.ts'
import type { Signer } from '../signer/signer.ts'
import { signalling } from '../runtime/signalling.ts'
import { machineTimers } from '../runtime/timers.ts'
import { openClock, type StoredClock } from '../runtime/storedClock.ts'
import { originOf } from './origin.ts'
import { statementsTo, tracedSigner } from './watch/traced.ts'
import type { Parts } from './parts.ts'
import { consequencesOf } from './consequences.ts'

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
  /** Who is told how long calls take. */
  readonly tracing?: Tracing | null
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
      options.tracing ? statementsTo(options.tracing) : undefined,
    ))
  if (wallet) return assemble(options, opened, () => Promise.resolve(wallet))
  const { tracing } = options
  // After the folder is ours, and beside all else: it takes half a second of another core.
  const signer = options.signer ? Promise.resolve(options.signer) : signerOf({ settings, random, env })
  // Whether it refuses is asked below.
  signer.catch(() => undefined)
  try {
    return await assemble(options, opened, async clock => {
      const found = await openWallet(opened, await signer, clock)
      return tracing ? { ...found, signer: tracedSigner(found.signer, tracing) } : found
    })
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
  const consequences = consequencesOf({ random, rates: () => board.rates() })
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
    liveRates: live,
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
      consequences,
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
    trade: { random, desk, requisites, shareFee, followTrade },
    sealing,
    requisites,
    session: {
      database,
      random,
      consequences,
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
