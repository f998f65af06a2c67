import { randomBytes } from 'node:crypto'
import { mine } from '../../server/adapters/chain/embeddedBlocks.ts'
import { openParts } from '../../server/composition/openParts.ts'
import { switchWallet } from '../../server/modules/money/withdrawal/walletSwitch.ts'
import { withdrawalSending } from '../../server/modules/money/withdrawal/sending/withdrawalSendingJob.ts'
import { sendingPoints } from '../../server/modules/money/withdrawal/sending/parts.ts'
import { silentLogger } from '../../server/runtime/logger.ts'
import { readSettings } from '../../server/runtime/setting/settings.ts'
import { machineTimers } from '../../server/runtime/timers.ts'

/**
 * A process that sends what is approved until it is killed, by others or by itself: at the n-th time that it comes to a moment
 * between two steps. Arguments: the moment, or `-` for none, and n. It writes `sending` when it begins.
 */
const [, , moment = '-', times = '1'] = process.argv
const dieAt = sendingPoints.find(point => point === moment) ?? null
let left = Number(times)

const settings = readSettings(process.env, {
  role: 'server',
  newSecret: () => randomBytes(32).toString('hex'),
})
const parts = await openParts({ settings, logger: silentLogger })
const { database, clock, chains, wallet, withdrawals, random } = parts
await database.transaction(tx => switchWallet(tx, 'withdrawals', false, clock.now()))
// The turn of the one that was killed before is over in half a minute; here nobody waits for it.
await database.db.deleteFrom('lease').where('name', '=', 'sending:bitcoin').execute()

const sending = withdrawalSending({
  database,
  clock,
  machine: clock.machine,
  timers: machineTimers,
  random,
  logger: silentLogger,
  chains,
  watchKeys: wallet.watchKeys,
  signer: wallet.signer,
  aml: withdrawals.aml,
  origins: withdrawals.origins,
  passing(point) {
    if (point !== dieAt) return
    left -= 1
    if (left === 0) process.kill(process.pid, 'SIGKILL')
  },
})
process.stdout.write('sending\n')
for (;;) {
  await sending.run({ key: '', payload: {}, runAt: clock.now(), attempt: 1 })
  await database.transaction(tx => mine(tx, { network: 'bitcoin', random, at: clock.now() }, 1))
}
