import { expect, it } from 'vitest'
import type { Hash, PublicClient } from 'viem'
import type { EthereumNode } from './node.ts'
import { settledTransfers, type Movement } from './transfers.ts'

const blockHash: Hash = `0x${'b'.repeat(64)}`
const movement: Movement = {
  txid: `0x${'a'.repeat(64)}`,
  coin: 'USDT',
  from: '0x1',
  to: '0x2',
  amount: 5n,
  logIndex: 7,
}

/** A node that has one receipt, with logs of these numbers. */
function nodeWith(logIndexes: readonly number[]): EthereumNode {
  const client = {
    getTransactionReceipt: async () => ({
      blockHash,
      status: 'success',
      logs: logIndexes.map(logIndex => ({ logIndex })),
    }),
  } as unknown as PublicClient
  const find: EthereumNode['find'] = question => question(client)
  return { ask: find as EthereumNode['ask'], find }
}

it('names a transfer by its place among the logs of its transaction', async () => {
  const found = await settledTransfers(nodeWith([6, 7]), blockHash, [movement])
  expect(found).toMatchObject([{ txid: movement.txid, index: 2, amount: 5n }])
})

it('believes nothing of a node whose receipt lacks the log: under another name it would be credited twice', async () => {
  expect(await settledTransfers(nodeWith([3]), blockHash, [movement])).toBeNull()
})
