import { changeStanding, standings, type Standing } from '../composition/desk.ts'
import { endWithUsage, runTool } from './tool.ts'

// `npm run role -- NAME arbiter|operator|user|suspended|restored|banned`: what no call can grant.
const [name, standing] = process.argv.slice(2)
if (!name || !standings.some(known => known === standing))
  endWithUsage(`npm run role -- NAME ${standings.join('|')}`)

await runTool(async parts => {
  const isDone = await changeStanding(parts, name, standing as Standing)
  console.log(
    isDone ? `${name}: ${standing}` : `${name}: no such user, or cannot be made ${standing} as they stand`,
  )
  return isDone
})
