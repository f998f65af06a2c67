import { bookFunding } from '../composition/money/funding.ts'
import { compareDecimals, decimal, fitsScale, parseDecimal } from '../domain/money/decimal.ts'
import { coins, isCoinCode } from '../domain/reference/coin.ts'
import { endWithUsage, runTool } from './tool.ts'

// `npm run fund -- ETH 1.5 0x…`: coins that the operator has sent to the house's address are booked as the house's.
const [coin = '', text, txid = ''] = process.argv.slice(2)
const amount = parseDecimal(text)
const isAbove = amount !== undefined && compareDecimals(amount, decimal('0')) > 0
if (!isCoinCode(coin) || !isAbove || !/^[\w+/=-]{16,128}$/.test(txid))
  endWithUsage('npm run fund -- COIN AMOUNT TRANSACTION')
if (!fitsScale(amount, coins[coin].scale)) endWithUsage(`${coin} has ${coins[coin].scale} decimals`)

await runTool(async parts => {
  const isNew = await bookFunding(parts, { coin, amount, txid })
  console.log(isNew ? `${amount} ${coin} are the house’s` : `${txid} is booked already`)
  return true
})
