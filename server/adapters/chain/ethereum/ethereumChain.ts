import { erc20Abi, getAddress, type Hash } from 'viem'
import { writeTerms, type EthereumChain } from '../../../domain/chain/ethereumTerms.ts'
import { toUnits } from '../../../domain/money/units.ts'
import { coins, findCoinNetwork, type CoinCode } from '../../../domain/reference/coin.ts'
import type { BlockId, Chain, ChainFee, MinedTransfer } from '../chain.ts'
import { ethereumNode, NodeFailed, type EthereumNode } from './node.ts'
import { broadcast, fateOf } from './sending.ts'
import { sendingsIn } from './sendings.ts'
import { expectedMovements, movementsIn, settledTransfers, type Movement } from './transfers.ts'

/** What the adapter stands on. */
export interface EthereumOptions {
  readonly url: string
  readonly chain: EthereumChain
  /** Wei in units of a coin, by the rates of now, rounded up; null where no rate is known. */
  readonly worth: (wei: bigint, coin: CoinCode) => bigint | null
  /** Which of these transactions only move coins between addresses of ours: nobody's deposits. */
  readonly ownMoves: (txids: readonly string[]) => Promise<ReadonlySet<string>>
}

/**
 * Gas of a transfer: what it takes, for the price; and what it may take, because a recipient's contract may do something on
 * receipt. What is not used is not paid.
 */
const gasOf = {
  ETH: { usual: 21_000n, most: 60_000n },
  token: { usual: 65_000n, most: 120_000n },
}

const network = 'ethereum'

/** Ethereum by the JSON-RPC of a node. It knows no key. */
export function ethereumChain(options: EthereumOptions): Chain {
  const { chain } = options
  const { tokens } = chain
  const node = checked(ethereumNode(options.url), chain)

  const head = async (): Promise<BlockId> => {
    const { number, hash } = await node.ask(client => client.getBlock({ blockTag: 'latest' }))
    return { height: Number(number), hash }
  }
  const blockAt = (height: number) => node.find(client => client.getBlock({ blockNumber: BigInt(height) }))

  return {
    network,
    isSimulated: false,
    head,

    async blocksFrom(height, most) {
      const top = Math.min((await head()).height, height + most - 1)
      const heights = Array.from({ length: Math.max(0, top - height + 1) }, (_, at) => height + at)
      const blocks = await Promise.all(heights.map(blockAt))
      const found: BlockId[] = []
      // Asked one by one: a chain that changed meanwhile answers blocks that do not follow one another.
      for (const [at, block] of blocks.entries()) {
        if (!block || (at > 0 && block.parentHash !== found.at(-1)?.hash)) break
        found.push({ height: Number(block.number), hash: block.hash })
      }
      return found
    },

    async transfersIn(blocks, watched) {
      const last = blocks.at(-1)
      if (!last) return []
      const read = await Promise.all(blocks.map(({ hash }) => movementsIn(node, tokens, hash as Hash)))
      if (!isWhole(read)) return null
      const ours = await knownTo(
        watched,
        read.flat().map(({ to }) => to),
      )
      const own = await knownTo(
        options.ownMoves,
        read.flat().flatMap(({ to, txid }) => (ours.has(to) ? [txid] : [])),
      )
      const isDeposit = ({ to, txid }: Movement) => ours.has(to) && !own.has(txid)
      const transfers: MinedTransfer[] = []
      for (const [at, block] of blocks.entries()) {
        const settled = await settledTransfers(node, block.hash as Hash, read[at]?.filter(isDeposit) ?? [])
        if (settled === null) return null
        transfers.push(...settled.map(one => ({ ...one, block })))
      }
      // Asked last: what was read before belongs to these blocks, if they are still there.
      return (await blockAt(last.height))?.hash === last.hash ? transfers : null
    },

    async waiting(watched) {
      // Not every node tells what waits; deposits are seen in their block all the same.
      const pending = await node
        .ask(client => client.getBlock({ blockTag: 'pending', includeTransactions: true }))
        .catch(() => null)
      if (pending === null || pending.hash === (await head()).hash) return []
      const expected = expectedMovements(pending.transactions, tokens)
      const ours = await knownTo(
        watched,
        expected.map(({ to }) => to),
      )
      const found = expected.filter(({ to }) => ours.has(to))
      const own = await knownTo(
        options.ownMoves,
        found.map(({ txid }) => txid),
      )
      return found.filter(({ txid }) => !own.has(txid))
    },

    fee: coin => feeNow(node, options, coin),

    nextSequence: async address =>
      BigInt(
        await node.ask(client =>
          client.getTransactionCount({ address: getAddress(address), blockTag: 'pending' }),
        ),
      ),

    async held(addresses) {
      const { number } = await node.ask(client => client.getBlock({ blockTag: 'latest' }))
      const sums: Partial<Record<CoinCode, bigint>> = {}
      await Promise.all(
        addresses.flatMap(address =>
          (['ETH', ...tokens.keys()] as const).map(async coin => {
            const amount = await balanceAt(node, chain, { address, coin, blockNumber: number })
            if (amount > 0n) sums[coin] = (sums[coin] ?? 0n) + amount
          }),
        ),
      )
      return sums
    },

    sendingsIn: (blocks, ours) => sendingsIn(node, tokens, blocks, addresses => knownTo(ours, addresses)),

    async isUnsettled(address, height) {
      const count = (at: { blockTag: 'pending' } | { blockNumber: bigint }) =>
        node.ask(client => client.getTransactionCount({ address: getAddress(address), ...at }))
      return (await count({ blockTag: 'pending' })) !== (await count({ blockNumber: BigInt(height) }))
    },

    broadcast: signed => broadcast(node, signed),
    fateOf: sent => fateOf(node, sent),
  }
}

/** A hundred full blocks name more addresses than a query takes. */
const askedAtOnce = 5000

/** Those of some texts that are known: each is asked for once, and nothing is asked about nothing. */
async function knownTo(
  ask: (texts: readonly string[]) => Promise<ReadonlySet<string>>,
  texts: readonly string[],
): Promise<ReadonlySet<string>> {
  const different = [...new Set(texts)]
  const known = new Set<string>()
  for (let at = 0; at < different.length; at += askedAtOnce)
    for (const text of await ask(different.slice(at, at + askedAtOnce))) known.add(text)
  return known
}

const isWhole = (read: readonly (readonly Movement[] | null)[]): read is readonly (readonly Movement[])[] =>
  read.every(one => one !== null)

/** Before the first answer is believed: the node is on the chain that we mean, and its tokens count as our ledger does. */
function checked(node: EthereumNode, chain: EthereumChain): EthereumNode {
  let checking: Promise<void> | null = null
  const check = (): Promise<void> =>
    (checking ??= checkNode(node, chain).catch((error: unknown) => {
      checking = null
      throw error
    }))
  return {
    ask: async question => {
      await check()
      return node.ask(question)
    },
    find: async question => {
      await check()
      return node.find(question)
    },
  }
}

async function checkNode(node: EthereumNode, { chainId, tokens }: EthereumChain): Promise<void> {
  const found = await node.ask(client => client.getChainId())
  if (found !== chainId)
    throw new NodeFailed(`The Ethereum node is on chain ${found}, and ETHEREUM_CHAIN_ID says ${chainId}`)
  for (const [coin, contract] of tokens) {
    const address = getAddress(contract)
    const decimals = await node.ask(client =>
      client.readContract({ address, abi: erc20Abi, functionName: 'decimals' }),
    )
    if (decimals !== coins[coin].scale)
      throw new NodeFailed(
        `The contract of ${coin} has ${decimals} decimals, and we count ${coins[coin].scale}`,
      )
  }
}

/** What lies at an address; of the newest block unless another is named. */
function balanceAt(
  node: EthereumNode,
  { tokens }: EthereumChain,
  { address, coin, blockNumber }: { address: string; coin: CoinCode; blockNumber?: bigint },
): Promise<bigint> {
  const at = blockNumber === undefined ? {} : { blockNumber }
  const owner = getAddress(address)
  const contract = tokens.get(coin)
  if (coin === 'ETH') return node.ask(client => client.getBalance({ address: owner, ...at }))
  if (contract === undefined) throw new Error(`${coin} has no contract on this chain`)
  return node.ask(client =>
    client.readContract({
      address: getAddress(contract),
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [owner],
      ...at,
    }),
  )
}

/**
 * What a transfer costs in the next blocks (EIP-1559): charged is what it takes at today's price, and the transaction may pay
 * twice the base fee, so that it is mined when the price rises.
 */
async function feeNow(node: EthereumNode, options: EthereumOptions, coin: CoinCode): Promise<ChainFee> {
  const { baseFeePerGas } = await node.ask(client => client.getBlock({ blockTag: 'latest' }))
  const priority = await node.ask(client => client.estimateMaxPriorityFeePerGas())
  const base = baseFeePerGas ?? 0n
  const gas = coin === 'ETH' ? gasOf.ETH : gasOf.token
  const amount = gas.usual * (base + priority)
  return {
    native: { coin: 'ETH', amount },
    charged: coin === 'ETH' ? amount : (options.worth(amount, coin) ?? tableFee(coin)),
    terms: writeTerms({
      gas: gas.most,
      maxFeePerGas: 2n * base + priority,
      maxPriorityFeePerGas: priority,
    }),
  }
}

function tableFee(coin: CoinCode): bigint {
  const way = findCoinNetwork(coin, network)
  if (!way) throw new Error(`${coin} does not travel over Ethereum`)
  return toUnits(way.networkFee, coins[coin].scale, 'exact')
}
