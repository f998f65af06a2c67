import { encodeFunctionData, erc20Abi, keccak256, toHex, type Address } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { SignedTransaction, SigningOrder } from '../adapters/chain/chain.ts'
import { readTerms, type EthereumChain } from '../domain/chain/ethereumTerms.ts'

/** More than any transfer takes in the worst hour: the price of gas is a way out for coins too. */
export const mostFee = 100_000_000_000_000_000n

/** Transaction numbers are written by viem as JavaScript's. */
const mostNonce = BigInt(Number.MAX_SAFE_INTEGER)

/** What the chain may take for an order at most, in wei; null when its terms are none that are signed. */
export function feeOf(order: SigningOrder): bigint | null {
  const terms = readTerms(order.terms)
  if (terms === null || order.memo !== null || order.sequence > mostNonce) return null
  const fee = terms.gas * terms.maxFeePerGas
  return fee > 0n && fee <= mostFee ? fee : null
}

/**
 * The transaction of an order, signed: a transfer of ETH, or a call of `transfer` of the coin's contract (EIP-1559, the chain
 * named in it: EIP-155). The same order makes the same bytes. Null when the order cannot be signed.
 */
export async function signEthereum(
  order: SigningOrder,
  { chainId, tokens }: EthereumChain,
  secret: Uint8Array,
): Promise<SignedTransaction | null> {
  const terms = readTerms(order.terms)
  const token = order.coin === 'ETH' ? null : tokens.get(order.coin)
  if (terms === null || token === undefined) return null
  const account = privateKeyToAccount(toHex(secret))
  const raw = await account.signTransaction({
    type: 'eip1559',
    chainId,
    nonce: Number(order.sequence),
    gas: terms.gas,
    maxFeePerGas: terms.maxFeePerGas,
    maxPriorityFeePerGas: terms.maxPriorityFeePerGas,
    ...(token === null
      ? { to: order.to as Address, value: order.amount }
      : {
          to: token as Address,
          data: encodeFunctionData({
            abi: erc20Abi,
            functionName: 'transfer',
            args: [order.to as Address, order.amount],
          }),
        }),
  })
  return { txid: keccak256(raw), from: account.address, sequence: order.sequence, raw }
}
