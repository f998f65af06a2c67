import {
  decodeFunctionData,
  erc20Abi,
  getAddress,
  parseAbiItem,
  type Hash,
  type Hex,
  type PublicClient,
} from 'viem'
import type { EthereumTokens } from '../../../domain/chain/ethereumTerms.ts'
import type { CoinCode } from '../../../domain/reference/coin.ts'
import type { Transfer } from '../chain.ts'
import type { EthereumNode } from './node.ts'

/** Coins that moved in a transaction, before it is known which of them are ours and whether it succeeded. */
export interface Movement {
  readonly txid: Hash
  readonly coin: CoinCode
  readonly from: string
  readonly to: string
  readonly amount: bigint
  /** Which log of the block says so; null for the transaction's own value. */
  readonly logIndex: number | null
}

/** The part of a transaction that is read. */
interface Sent {
  readonly hash: Hash
  readonly from: string
  readonly to: string | null
  readonly value: bigint
  readonly input: Hex
}

const transferEvent = parseAbiItem('event Transfer(address indexed from, address indexed to, uint256 value)')

/** The transaction's own value is output 0, its logs follow in their order: the same wherever it is mined again. */
const ownValue = 0
const firstLog = 1

/**
 * What moved in a block: the value of each transaction, and each `Transfer` of a token that we know. Ether that a contract
 * passes on while it runs is in neither (it leaves no log): see the decision record. Null when the node has dropped the block.
 */
export async function movementsIn(
  node: EthereumNode,
  tokens: EthereumTokens,
  blockHash: Hash,
): Promise<readonly Movement[] | null> {
  const block = await node.find(client => client.getBlock({ blockHash, includeTransactions: true }))
  if (block === null) return null
  const logs = tokens.size === 0 ? [] : await node.find(client => transferLogs(client, tokens, blockHash))
  if (logs === null) return null
  const coinAt = coinsByContract(tokens)
  const values = block.transactions.flatMap(one => valueOf(one))
  return [
    ...values,
    ...logs.flatMap(({ args, address, transactionHash, logIndex }): Movement[] => {
      const coin = coinAt.get(getAddress(address))
      const { from, to, value } = args
      if (!coin || !from || !to || !value) return []
      return [{ txid: transactionHash, coin, from, to, amount: value, logIndex }]
    }),
  ]
}

const transferLogs = (client: PublicClient, tokens: EthereumTokens, blockHash: Hash) =>
  client.getLogs({
    address: [...tokens.values()].map(one => getAddress(one)),
    event: transferEvent,
    blockHash,
  })

/**
 * The movements that took place, as transfers: those of transactions that failed moved nothing. Null when a transaction is in
 * another block by now, or its receipt lacks what the block has said of it.
 */
export async function settledTransfers(
  node: EthereumNode,
  blockHash: Hash,
  movements: readonly Movement[],
): Promise<readonly Transfer[] | null> {
  const transfers: Transfer[] = []
  for (const movement of movements) {
    const receipt = await node.find(client => client.getTransactionReceipt({ hash: movement.txid }))
    if (receipt?.blockHash !== blockHash) return null
    if (receipt.status !== 'success') continue
    const { logIndex } = movement
    const place = receipt.logs.findIndex(log => log.logIndex === logIndex)
    if (logIndex !== null && place < 0) return null
    transfers.push(transferOf(movement, logIndex === null ? ownValue : place + firstLog))
  }
  return transfers
}

/** What the transactions that wait will move, as far as they say so themselves. */
export function expectedMovements(sent: readonly Sent[], tokens: EthereumTokens): readonly Transfer[] {
  const coinAt = coinsByContract(tokens)
  return sent.flatMap(one => {
    const coin = one.to === null ? undefined : coinAt.get(getAddress(one.to))
    const called = coin && transferCall(one.input)
    const token = called && {
      txid: one.hash,
      coin,
      from: getAddress(one.from),
      ...called,
      index: firstLog,
      memo: null,
    }
    const values = valueOf(one).map(movement => transferOf(movement, ownValue))
    return token ? [...values, token] : values
  })
}

const transferOf = ({ txid, coin, from, to, amount }: Movement, index: number): Transfer => ({
  txid,
  index,
  coin,
  from,
  to,
  memo: null,
  amount,
})

const valueOf = (one: Sent): readonly Movement[] =>
  one.to !== null && one.value > 0n
    ? [
        {
          txid: one.hash,
          coin: 'ETH',
          from: getAddress(one.from),
          to: getAddress(one.to),
          amount: one.value,
          logIndex: null,
        },
      ]
    : []

/** What a call of a token's contract hands to whom; null for any other call. */
export function transferCall(input: Hex): { readonly to: string; readonly amount: bigint } | null {
  try {
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data: input })
    return functionName === 'transfer' ? { to: args[0], amount: args[1] } : null
  } catch {
    return null
  }
}

/** The coins whose contracts are at these addresses, in their checked spelling. */
export const coinsByContract = (tokens: EthereumTokens): ReadonlyMap<string, CoinCode> =>
  new Map([...tokens].map(([coin, contract]) => [getAddress(contract), coin]))
