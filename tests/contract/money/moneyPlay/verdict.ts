import { sql } from 'kysely'
import { expect } from 'vitest'
import { books } from '../deposit/chain.ts'
import { readOn } from './moneyActs.ts'
import { pursesByModel, pursesBySouk } from './purses.ts'
import { mine, minute, networks, type Stage } from './stage.ts'

const onTheWay = ['approved', 'signed', 'broadcast']
/** Of a few blocks each. */
const mostTurns = 40

/** Lets everything that is on its way come to its end: blocks come, and Souk looks. */
async function settle(stage: Stage): Promise<void> {
  for (let turn = 0; turn < mostTurns; turn++) {
    for (const network of networks) await mine(stage, network, 2)
    await stage.souk.advance(5000)
    await readOn(stage)
    const isMoving = stage.withdrawals.some(({ status }) => onTheWay.includes(status))
    if (!isMoving && (await forgotten(stage)) === 0) return
  }
  const stuck = stage.withdrawals.filter(({ status }) => onTheWay.includes(status))
  throw new Error(`Not at rest: ${stuck.map(({ id, status }) => `${id} ${status}`).join(', ')}`)
}

/** Confirmed withdrawals that their chain has forgotten, and nobody has sent again yet. */
async function forgotten({ souk }: Stage): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from withdrawal w join simulated_transaction x on x.txid = w.txid
    where w.status = 'confirmed' and x.block_height is null`.execute(souk.server.parts.database.db)
  return rows[0]?.count ?? 0
}

/** What is wrong: nothing, always. The chain comes to rest first. */
export async function judge(stage: Stage): Promise<void> {
  await stage.logIn()
  await settle(stage)
  expect(await books(stage.souk)).toEqual([])
  expect(await pursesBySouk(stage)).toEqual(pursesByModel(stage))
  expect(await paidOtherThanTold(stage)).toEqual([])
  expect(await creditedOtherThanOnce(stage)).toEqual([])
  expect(stage.souk.faults).toEqual([])
}

/** The end of the play: what waited has run out, and every withdrawal is told as it was told first. */
export async function judgeAll(stage: Stage): Promise<void> {
  await stage.souk.advance(16 * minute)
  await judge(stage)
  const { rows } = await sql<{ id: string; status: string }>`select id, status from withdrawal`.execute(
    stage.souk.server.parts.database.db,
  )
  const told = new Map(rows.map(({ id, status }) => [id, status]))
  expect(rows).toHaveLength(stage.withdrawals.length)
  expect(stage.withdrawals.filter(({ id, status }) => told.get(id) !== status)).toEqual([])
  expect(stage.withdrawals.filter(({ status }) => status === 'awaiting_approval')).toEqual([])
}

/** A withdrawal is in a block once when it is confirmed and never when it is not; and was never two transactions. */
async function paidOtherThanTold({ souk, withdrawals }: Stage): Promise<unknown[]> {
  const { rows } = await sql<{ coin: string; amount: string; sent: number; mined: number }>`
    select t.coin, t.amount::text as amount, count(*)::int as sent, count(x.block_height)::int as mined
    from simulated_transfer t
    join simulated_transaction x on x.network = t.network and x.txid = t.txid
    join simulated_chain c on c.network = x.network and c.wallet = x.sender
    group by t.coin, t.amount`.execute(souk.server.parts.database.db)
  const found = new Map(rows.map(row => [`${row.coin} ${row.amount}`, row]))
  const wrong: unknown[] = withdrawals.flatMap(({ id, coin, amount, status, recipient }) => {
    const key = `${coin} ${amount}`
    const { sent = 0, mined = 0 } = found.get(key) ?? {}
    found.delete(key)
    const isPaid = status === 'confirmed' && recipient === null
    return mined === (isPaid ? 1 : 0) && sent <= 1 ? [] : [{ id, status, sent, mined }]
  })
  return [...wrong, ...found.values()]
}

/** Each deposit as the books have it: credited once net when its chain has it, else not at all. */
async function creditedOtherThanOnce({ souk, model }: Stage): Promise<unknown[]> {
  const { rows } = await sql<{ txid: string; amount: string }>`
    select split_part(j.key, ':', 3) as txid, (-sum(p.amount))::text as amount
    from journal j join posting p on p.journal_id = j.id join account a on a.id = p.account_id
    where j.key like 'deposit:%' and a.kind = 'external' group by 1`.execute(souk.server.parts.database.db)
  const booked = new Map(rows.map(({ txid, amount }) => [txid, BigInt(amount)]))
  return networks.flatMap(network =>
    model[network].transfers.filter(
      ({ txid, amount, isCredited }) => (booked.get(txid) ?? 0n) !== (isCredited ? amount : 0n),
    ),
  )
}
