import { openParts } from '../composition/parts.ts'
import { changeStanding, standings, type Standing } from '../composition/standing.ts'
import { machineRandom, newSecret } from '../runtime/random.ts'
import { silentLogger } from '../runtime/logger.ts'
import { noSealing } from '../runtime/sealing.ts'
import { readSettings } from '../runtime/settings.ts'

// `npm run role -- NAME arbiter|operator|user|suspended|restored|banned`: what no call can grant.
const usage = `npm run role -- NAME ${standings.join('|')}`

const [name, standing] = process.argv.slice(2)
if (!name || !standings.some(known => known === standing)) {
  console.error(usage)
  process.exit(1)
}

try {
  const settings = readSettings(
    { ...process.env, SEED: 'none' },
    { role: 'tool', newSecret: () => newSecret(machineRandom) },
  )
  const parts = await openParts({ settings, logger: silentLogger, sealing: noSealing })
  const done = await changeStanding(parts, name, standing as Standing)
  await parts.bus.settle()
  parts.board.close()
  await parts.bus.close()
  await parts.clock.close()
  await parts.database.close()
  console.log(done ? `${name}: ${standing}` : `There is no user ${name}`)
  process.exitCode = done ? 0 : 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
