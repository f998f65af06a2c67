import { openParts } from '../composition/openParts.ts'
import type { Parts } from '../composition/parts.ts'
import { noWallet } from '../composition/wallet.ts'
import { silentLogger } from '../runtime/logger.ts'
import { machineRandom, newSecret } from '../runtime/random.ts'
import { noSealing } from '../runtime/sealing.ts'
import { readSettings, type Settings } from '../runtime/setting/settings.ts'

/** Says how a tool is called, and ends. */
export function endWithUsage(usage: string): never {
  console.error(usage)
  process.exit(1)
}

/** The settings of the environment, as a tool needs them. */
export const readToolSettings = (): Settings =>
  readSettings({ ...process.env, SEED: 'none' }, { role: 'tool', newSecret: () => newSecret(machineRandom) })

/**
 * Does an operator's work on the database of the settings, and closes what it stood on. Whom it concerns is told before that.
 * The program fails when the work does, or answers false.
 */
export async function runTool(work: (parts: Parts) => Promise<boolean>): Promise<void> {
  try {
    const settings = readToolSettings()
    const parts = await openParts({ settings, logger: silentLogger, sealing: noSealing, wallet: noWallet })
    try {
      process.exitCode = (await work(parts)) ? 0 : 1
      await parts.bus.settle()
    } finally {
      parts.board.close()
      await parts.bus.close()
      await parts.clock.close()
      await parts.database.close()
    }
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
