import { actByTool } from '../composition/desk.ts'
import type { Parts } from '../composition/parts.ts'
import { openClaims } from '../modules/money/deposit/claimDeposit.ts'
import { decimalOf } from '../domain/reference/decimalOf.ts'
import { endWithUsage, runTool } from './tool.ts'

// `npm run deposits -- list | approve ID USER`: deposits that came without a memo, for an operator to look at.
const commands: Readonly<Record<string, (parts: Parts, words: readonly string[]) => Promise<boolean>>> = {
  async list({ database }) {
    const found = await openClaims(database.db)
    for (const { deposit, claimants } of found) {
      const { id, network, txid, coin, amount, sender } = deposit
      const claimed =
        claimants
          .map(({ userName, earlier }) => `${userName} (${earlier} earlier ones of this sender)`)
          .join(', ') || 'nobody'
      console.log(
        `${id}  ${decimalOf(BigInt(amount), coin)} ${coin}  ${network} ${txid}\n  from ${sender ?? 'unknown'}, claimed by ${claimed}`,
      )
    }
    if (found.length === 0) console.log('There is no deposit that nobody owns.')
    return true
  },
  async approve(parts, [id = '', name = '']) {
    const isDone = await actByTool(parts, { act: 'credit_deposit', subjectId: id, named: name })
    console.log(
      isDone ? `Credited to ${name}.` : 'There is no such deposit without an owner, or no such user.',
    )
    return isDone
  },
}

const [name = '', ...words] = process.argv.slice(2)
const command = commands[name]
if (!command) endWithUsage('npm run deposits -- list | approve ID USER')

await runTool(parts => command(parts, words))
