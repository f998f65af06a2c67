import {
  BaseError,
  BlockNotFoundError,
  createPublicClient,
  http,
  TransactionNotFoundError,
  TransactionReceiptNotFoundError,
  type PublicClient,
} from 'viem'
import { limiter } from '../../../runtime/limiter.ts'

/** A node that did not answer as it should. Says nothing of its address: that may hold the key of its provider. */
export class NodeFailed extends Error {
  override readonly name = 'NodeFailed'
}

/** Asks a node, and tells its failures without its address. */
export interface EthereumNode {
  ask<T>(question: (client: PublicClient) => Promise<T>): Promise<T>
  /** The same; null where the node knows no such block or transaction. */
  find<T>(question: (client: PublicClient) => Promise<T>): Promise<T | null>
}

const answersWithinMs = 10_000
/** Questions to a node at once: more of them and public ones refuse. */
const mostAtOnce = 8

const isUnknown = (error: unknown): boolean =>
  error instanceof BlockNotFoundError ||
  error instanceof TransactionNotFoundError ||
  error instanceof TransactionReceiptNotFoundError

/** What a failure says without the request that it belongs to. */
const reasonOf = (error: unknown): string =>
  error instanceof BaseError
    ? [error.shortMessage, detailsOf(error)].join(' ').trim()
    : ((error as { message?: string } | null)?.message ?? 'failed')

/** The node's own words; those of the transport may name the address. */
function detailsOf(error: BaseError): string {
  const rpc = error.walk(one => typeof (one as { code?: unknown }).code === 'number')
  return rpc instanceof BaseError ? rpc.details : ''
}

/** A node by its address, asked so many questions at a time. */
export function ethereumNode(url: string): EthereumNode {
  const client = createPublicClient({
    transport: http(url, { timeout: answersWithinMs, retryCount: 1 }),
    // A head that is four seconds old would be a fork of its own.
    cacheTime: 0,
  }) as PublicClient
  const gate = limiter(mostAtOnce)
  const ask = <T>(question: (client: PublicClient) => Promise<T>): Promise<T> =>
    gate(() => question(client)).catch((error: unknown) => {
      throw isUnknown(error) ? error : new NodeFailed(`The Ethereum node: ${reasonOf(error)}`)
    })
  return {
    ask,
    find: question =>
      ask(question).catch((error: unknown) => {
        if (isUnknown(error)) return null
        throw error
      }),
  }
}
