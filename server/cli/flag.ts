import { switchableFeatures, switchFeature, type Feature } from '../modules/people/setting/features.ts'
import { endWithUsage, runTool } from './tool.ts'

// `npm run flag -- crypto_swaps amina|all on|off`: switches a feature, and tells whom it concerns.
const [name, user, state] = process.argv.slice(2)
if (!user || !switchableFeatures.some(known => known === name) || (state !== 'on' && state !== 'off'))
  endWithUsage(`npm run flag -- ${switchableFeatures.join('|')} USER|all on|off`)

await runTool(async ({ database, clock }) => {
  const change = { name: name as Feature, user, isOn: state === 'on' }
  const isDone = await database.transaction(tx => switchFeature(tx, change, clock.now()))
  console.log(isDone ? `${name} of ${user}: ${state}` : `There is no user ${user}`)
  return isDone
})
