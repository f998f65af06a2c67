import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { freshDatabase } from '../../../support/database.ts'
import { startTestSouk } from '../../../support/souk.ts'
import { newName } from '../../roles/scene.ts'
import { books, chainOf, depositOf, held } from './chain.ts'

it('what is credited is what the block says, not what a transaction promised while it waited', async () => {
  const { database } = await freshDatabase('embedded')
  const souk = await startTestSouk({ database })
  const who = await souk.signUp(newName('receiver'))
  const tron = chainOf(souk, 'tron')
  await tron.stop()
  const txid = await tron.send({ asset: 'USDT', amount: '50', user_name: who.name })
  expect(await depositOf(souk, who, txid)).toMatchObject({ status: 'seen', amount: '50' })
  // As of a token that keeps a part of each transfer: its call names more than arrives.
  await sql`update simulated_transfer set amount = 49500000 where txid = ${txid}`.execute(database.db)
  await tron.mine()
  expect(await depositOf(souk, who, txid)).toMatchObject({ status: 'confirming', amount: '49.5' })
  await tron.mine(20)
  expect(await held(souk, who, 'USDT')).toMatchObject({ available: '49.5' })
  expect(await books(souk)).toEqual([])
  expect(souk.faults).toEqual([])
  await souk.close()
})
