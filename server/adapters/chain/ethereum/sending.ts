import { getAddress, TransactionReceiptNotFoundError, type Hash, type Hex } from 'viem'
import type { Fate, SentTransaction, SignedTransaction } from '../chain.ts'
import { NodeFailed, type EthereumNode } from './node.ts'

/** What nodes say to a transaction that changes nothing: they have it, or its number is used up. Its fate tells which. */
const saidAlready =
  /already known|already imported|known transaction|nonce too low|already exists|replacement transaction underpriced/i

/** Hands signed bytes to the network; doing so again changes nothing. */
export async function broadcast(node: EthereumNode, signed: SignedTransaction): Promise<void> {
  const serializedTransaction = signed.raw as Hex
  try {
    await node.ask(client => client.sendRawTransaction({ serializedTransaction }))
  } catch (error) {
    if (!(error instanceof NodeFailed) || !saidAlready.test(error.message)) throw error
    const fate = await fateOf(node, signed)
    // Another one with its number waits: which of them is mined is not said yet, and this one is handed over again later.
    if (fate.kind === 'unknown') throw error
  }
}

/** What has become of a transaction, and how many blocks are on it. */
export async function fateOf(node: EthereumNode, { txid, from, sequence }: SentTransaction): Promise<Fate> {
  const hash = txid as Hash
  // The head first: a block that comes meanwhile makes a count too low, never too high.
  const top = await node.ask(client => client.getBlock({ blockTag: 'latest' }))
  const receipt = await receiptOf(node, hash)
  if (receipt)
    return {
      kind: 'mined',
      confirmations: Math.max(1, Number(top.number - receipt.blockNumber) + 1),
      succeeded: receipt.status === 'success',
      fee: { coin: 'ETH', amount: receipt.gasUsed * receipt.effectiveGasPrice },
    }
  const used = await countAt(node, from, top.number)
  if (used > sequence) {
    // Mined since we asked for it, or its number is another one's.
    if (await receiptOf(node, hash)) return { kind: 'waiting' }
    return { kind: 'replaced', confirmations: await depthOf(node, from, sequence, top.number) }
  }
  const waiting = await node.find(client => client.getTransaction({ hash }))
  return { kind: waiting ? 'waiting' : 'unknown' }
}

const receiptOf = (node: EthereumNode, hash: Hash) =>
  node.find(client =>
    client.getTransactionReceipt({ hash }).then(receipt => {
      // A node that has just dropped its block may answer with half of it.
      if (receipt.blockNumber === null) throw new TransactionReceiptNotFoundError({ hash })
      return receipt
    }),
  )

const countAt = async (node: EthereumNode, address: string, blockNumber: bigint): Promise<bigint> =>
  BigInt(await node.ask(client => client.getTransactionCount({ address: getAddress(address), blockNumber })))

/** Nobody counts more blocks than this. */
const deepest = 64n

/** How many blocks are on the transaction that has a number, its own counted: the first block after which it is used. */
async function depthOf(node: EthereumNode, from: string, sequence: bigint, top: bigint): Promise<number> {
  let isUsedAt = top
  let isFreeAt = top > deepest ? top - deepest : 0n
  if ((await countAt(node, from, isFreeAt)) > sequence) return Number(top - isFreeAt) + 1
  while (isUsedAt - isFreeAt > 1n) {
    const middle = (isUsedAt + isFreeAt) / 2n
    if ((await countAt(node, from, middle)) > sequence) isUsedAt = middle
    else isFreeAt = middle
  }
  return Number(top - isUsedAt) + 1
}
