import { getAddress, type Hash } from 'viem'
import type { EthereumTokens } from '../../../domain/chain/ethereumTerms.ts'
import type { BlockId, MinedSending, Watched } from '../chain.ts'
import type { EthereumNode } from './node.ts'
import { coinsByContract, transferCall } from './transfers.ts'

/** What addresses of ours have sent in some blocks; null when the node has dropped one of them. */
export async function sendingsIn(
  node: EthereumNode,
  tokens: EthereumTokens,
  blocks: readonly BlockId[],
  ours: Watched,
): Promise<readonly MinedSending[] | null> {
  const read = await Promise.all(
    blocks.map(({ hash }) =>
      node.find(client => client.getBlock({ blockHash: hash as Hash, includeTransactions: true })),
    ),
  )
  const senders = read.flatMap(block => block?.transactions.map(({ from }) => getAddress(from)) ?? [])
  const known = await ours([...new Set(senders)])
  const coinAt = coinsByContract(tokens)
  const found: MinedSending[] = []
  for (const [at, block] of blocks.entries()) {
    const whole = read[at]
    if (!whole) return null
    for (const one of whole.transactions.filter(({ from }) => known.has(getAddress(from)))) {
      const receipt = await node.find(client => client.getTransactionReceipt({ hash: one.hash }))
      if (receipt?.blockHash !== whole.hash) return null
      const token = one.to === null ? undefined : coinAt.get(getAddress(one.to))
      const called = token && transferCall(one.input)
      found.push({
        txid: one.hash,
        index: 0,
        coin: token && called ? token : 'ETH',
        from: getAddress(one.from),
        to: called ? getAddress(called.to) : getAddress(one.to ?? one.from),
        memo: null,
        amount: called ? called.amount : one.value,
        sequence: BigInt(one.nonce),
        succeeded: receipt.status === 'success',
        fee: { coin: 'ETH', amount: receipt.gasUsed * receipt.effectiveGasPrice },
        block,
      })
    }
  }
  return found
}
