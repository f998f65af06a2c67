import { fileClearing } from '../files/fileClearing.ts'
import { inviteBonuses } from '../modules/growth/affiliate/settleBonus.ts'
import { weeklyCashback } from '../modules/growth/affiliate/cashback.ts'
import { sharePayouts } from '../modules/growth/affiliate/sharePayouts.ts'
import { balanceNotices } from '../modules/trading/advert/review/balanceNoticeJob.ts'
import { advertHoursHandler } from '../modules/trading/advert/review/advertHoursJob.ts'
import { advertRanking } from '../modules/trading/advert/review/rankingJob.ts'
import { savedSearchMatching } from '../modules/trading/savedSearch/matchSearches.ts'
import { advertReview, repriceFormulas } from '../modules/trading/advert/review/advertReviewJob.ts'
import { cardExpiryJob, cardJobs } from '../modules/money/card/cardReport.ts'
import { claimWaitingHandler } from '../modules/trading/claim/claimWaitingJob.ts'
import { requisiteSealing } from '../modules/people/credential/sealOldRows.ts'
import { unreadMessageHandler } from '../modules/trading/chat/unreadNoticeJob.ts'
import { webhookSender } from '../adapters/webhook/sender.ts'
import { simulatedMining } from '../adapters/chain/embeddedMiner.ts'
import { depositWatching } from '../modules/money/deposit/jobs.ts'
import { exportEndHandler, exportMakingHandler } from '../modules/desk/ownData/exportJob.ts'
import { restForgettingHandler } from '../modules/desk/ownData/forgetRest.ts'
import { bookComparing } from '../modules/desk/today/books.ts'
import { homeFigures } from '../modules/content/home/figures.ts'
import { invoiceDeadline, invoicePrice } from '../modules/shop/invoice/deadlineJob.ts'
import { invoiceJobs, invoiceShifter } from '../modules/shop/invoice/jobs.ts'
import { invoiceLetterHandler } from '../modules/shop/invoice/letter/invoiceLetters.ts'
import { refundSending } from '../modules/shop/invoice/refund/refundSending.ts'
import { instantTradeHandler } from '../modules/trading/instantTrade/seekOffer.ts'
import {
  messengerNotices,
  noticeDelivery,
  pushNotices,
} from '../modules/telling/notification/noticeDelivery.ts'
import { rateThinning } from '../modules/reference/rate/rateHistory.ts'
import { tradeDeadline } from '../modules/trading/record/jobs.ts'
import { tradeDeadlineHandler, tradeDeadlineShifter } from '../modules/trading/trade/deadlineJobs.ts'
import { requisiteDigesting } from '../modules/trading/list/searchDigests.ts'
import type { Presence } from '../cable/presence.ts'
import { messengerAnswers } from '../modules/telling/messenger/bot.ts'
import { contactLetterHandler } from '../modules/content/contact/contactLetter.ts'
import { letterHandler } from '../modules/telling/outgoing/mail.ts'
import { storeReview } from '../modules/shop/store/reviewStore.ts'
import { webhookDelivery } from '../modules/shop/webhook/webhookDelivery.ts'
import { phoneCodeHandler } from '../modules/people/verification/phoneSending.ts'
import { heartbeat, type Heartbeat } from '../runtime/heartbeat.ts'
import { housekeeping } from '../runtime/housekeeping.ts'
import { jobWorker, type JobWorker, type JobWorkerOptions } from '../runtime/job/jobWorker.ts'
import { product } from '../runtime/product.ts'
import { machineTimers } from '../runtime/timers.ts'
import { withdrawalShifter } from '../modules/money/withdrawal/approval/withdrawalExpiry.ts'
import { expiryJob } from '../modules/money/withdrawal/record/expiryJob.ts'
import { backupJobs, sealingJob } from './keeping.ts'
import { collectingJobs } from './money/realChains.ts'
import { originOf } from './origin.ts'
import type { Parts } from './parts.ts'
import { withdrawalJobs } from './money/withdrawals.ts'
import { approvalPath, mintLinkToken } from '../modules/money/withdrawal/approval/approvalTokens.ts'
import { tradesNow } from '../modules/trading/record/tradesNow.ts'
import type { WithdrawalId } from '../domain/identifier/identifier.ts'

/** What works in the background of a server process. */
export interface Workers {
  readonly jobs: JobWorker
  readonly heartbeat: Heartbeat
}

/** Who watches what works in the background. */
type Watching = Pick<JobWorkerOptions, 'onRun' | 'tracing'>

/**
 * Everything that happens by itself: deadlines, rates, opening hours, presence, clearing up.
 * @param watching who is told of each run
 */
export function makeWorkers(parts: Parts, presence: Presence, watching: Watching = {}): Workers {
  const { database, clock, logger, board, bus, random, channels, settings } = parts
  const origin = originOf(settings)
  board.onTick((rates, before) => repriceFormulas({ database, bus, clock }, rates, before))
  const delivery = { database, clock, random, channels, origin, tradesNow }
  const jobs = jobWorker({
    database,
    clock,
    machine: clock.machine,
    logger,
    workerId: parts.processId,
    ...watching,
    handlers: [
      tradeDeadlineHandler(parts.trade, database, clock),
      claimWaitingHandler({ database, random, clock }),
      instantTradeHandler({ database, trade: parts.trade, rates: () => board.rates(), clock }),
      advertHoursHandler(database, () => board.rates(), clock),
      advertReview(database, () => board.rates(), clock),
      advertRanking(database),
      sharePayouts({ database, random, clock, desk: parts.trade.desk }),
      inviteBonuses({ database, random, clock, desk: parts.trade.desk, rates: () => board.rates() }),
      weeklyCashback({ database, random, clock, desk: parts.trade.desk, rates: () => board.rates() }),
      savedSearchMatching({ database, random, clock, rates: () => board.rates() }),
      exportMakingHandler({ database, clock, requisites: parts.requisites }),
      exportEndHandler({ database }),
      restForgettingHandler({ database, clock }),
      requisiteSealing(database, parts.requisites),
      requisiteDigesting(database, parts.requisites),
      board.tick,
      rateThinning(database, clock),
      presence.sweep,
      fileClearing(parts.uploads),
      housekeeping(database, clock),
      homeFigures(database),
      bookComparing({ database, clock, chains: parts.chains, watchKeys: parts.wallet.watchKeys }),
      ...withdrawalJobs(parts),
      ...cardJobs(parts.card),
      letterHandler({
        database,
        random,
        clock,
        sender: channels.mail,
        origin,
        approval: {
          path: approvalPath,
          mint: (db, id, at) => mintLinkToken(db, random, id as WithdrawalId, at),
        },
      }),
      contactLetterHandler({ database, sender: channels.mail }),
      balanceNotices({ database, random, clock }),
      storeReview({ database, random, clock }),
      unreadMessageHandler({ database, random, clock }),
      noticeDelivery(delivery),
      messengerNotices(delivery),
      pushNotices(delivery),
      phoneCodeHandler({ ...parts.verification, clock }),
      messengerAnswers({ database, random, clock, bot: channels.messenger, origin }),
      ...depositWatching(parts.watcher),
      ...invoiceJobs({ ...parts.invoicing, database, clock }),
      refundSending({ ...parts.withdrawals, database, clock }),
      invoiceLetterHandler({ database, random, clock, sender: channels.mail, origin }),
      ...collectingJobs(parts),
      ...backupJobs(parts),
      sealingJob(parts),
      simulatedMining({ database, clock, random, onBlock: network => parts.watcher.look(network) }),
    ],
  })
  return {
    jobs: together(jobs, couriers(parts, watching)),
    heartbeat: heartbeat({
      database,
      clock,
      machine: clock.machine,
      logger,
      kinds: [tradeDeadline, expiryJob, cardExpiryJob, invoiceDeadline, invoicePrice],
      shifters: [tradeDeadlineShifter, withdrawalShifter, invoiceShifter],
    }),
  }
}

/** Who posts to merchants. Their servers may be slow: nothing of ours waits behind them. */
function couriers(
  { database, clock, logger, random, sealing, settings, processId }: Parts,
  watching: Watching,
): JobWorker {
  const { timeoutSeconds, answerMaxLength, atOnce } = product.webhook
  const sender = webhookSender({
    timers: machineTimers,
    timeoutMs: timeoutSeconds * 1000,
    answerLength: answerMaxLength,
    allowedHosts: settings.webhookHosts,
  })
  return jobWorker({
    database,
    clock,
    machine: clock.machine,
    logger,
    workerId: `${processId}-couriers`,
    concurrency: atOnce,
    ...watching,
    handlers: [webhookDelivery({ database, clock, machine: clock.machine, random, sealing, sender })],
  })
}

/** Two workers as one; what the first does may be work for the second. */
const together = (first: JobWorker, second: JobWorker): JobWorker => ({
  kinds: [...first.kinds, ...second.kinds],
  async start() {
    await first.start()
    await second.start()
  },
  async runDue() {
    await first.runDue()
    await second.runDue()
  },
  async stop() {
    await Promise.all([first.stop(), second.stop()])
  },
})
