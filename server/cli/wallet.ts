import { switchWallet, walletSwitches, type WalletSwitch } from '../composition/money/walletSwitch.ts'
import { endWithUsage, runTool } from './tool.ts'

// `npm run wallet -- pause|resume withdrawals`: nothing is sent while it is paused; what is signed goes its way.
const isOffAfter: Readonly<Record<string, boolean>> = { pause: true, resume: false }

const [verb = '', name] = process.argv.slice(2)
const isOff = isOffAfter[verb]
if (isOff === undefined || !walletSwitches.some(known => known === name))
  endWithUsage(`npm run wallet -- pause|resume ${walletSwitches.join('|')}`)

await runTool(async parts => {
  await switchWallet(parts, name as WalletSwitch, isOff)
  console.log(isOff ? `${name} are paused` : `${name} go on`)
  return true
})
