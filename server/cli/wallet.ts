import { actByTool } from '../composition/desk.ts'
import { walletSwitches } from '../modules/money/withdrawal/walletSwitch.ts'
import { endWithUsage, runTool } from './tool.ts'

// `npm run wallet -- pause|resume withdrawals`: nothing is sent while it is paused; what is signed goes its way.
const [verb = '', name = ''] = process.argv.slice(2)
if ((verb !== 'pause' && verb !== 'resume') || !walletSwitches.some(known => known === name))
  endWithUsage(`npm run wallet -- pause|resume ${walletSwitches.join('|')}`)

const said = { pause: 'paused', resume: 'going on' } as const

await runTool(async parts => {
  const isNew = await actByTool(parts, { act: verb, subjectId: name })
  console.log(`${name} are ${said[verb]}${isNew ? '' : ' already'}`)
  return true
})
