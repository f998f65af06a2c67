import { actByTool } from '../composition/desk.ts'
import { findNamed } from '../modules/desk/act/subject.ts'
import { switchableFeatures } from '../modules/people/setting/features.ts'
import { endWithUsage, runTool } from './tool.ts'

// `npm run flag -- crypto_swaps amina|all on|off`: switches a feature, and tells whom it concerns.
const [name = '', user, state] = process.argv.slice(2)
if (!user || !switchableFeatures.some(known => known === name) || (state !== 'on' && state !== 'off'))
  endWithUsage(`npm run flag -- ${switchableFeatures.join('|')} USER|all on|off`)

await runTool(async parts => {
  if (user !== 'all' && !(await findNamed(parts.database.db, user))) {
    console.log(`There is no user ${user}`)
    return false
  }
  const act = state === 'on' ? 'switch_on' : 'switch_off'
  const named = user === 'all' ? undefined : user
  const isNew = await actByTool(parts, { act, subjectId: name, named })
  console.log(`${name} of ${user}: ${state}${isNew ? '' : ' already'}`)
  return true
})
