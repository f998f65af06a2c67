import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createTestClient, createWalletClient, http, publicActions, type Address, type Hash } from 'viem'
import { anvil as anvilChain } from 'viem/chains'
import { mnemonicToAccount } from 'viem/accounts'
import type { Compiled } from './contracts.ts'

/** A true Ethereum node of its own, which mines when it is told. */
export interface Anvil {
  readonly url: string
  /** Somebody outside with coins. */
  readonly rich: Address
  mine(blocks?: number): Promise<void>
  /** The last blocks become others, empty ones. */
  reorganise(depth: number): Promise<void>
  /** Sends from outside; waits for a block. */
  send(to: Address, wei: bigint): Promise<Hash>
  deploy(contract: Compiled, args?: readonly unknown[]): Promise<Address>
  write(
    contract: { readonly address: Address; readonly abi: Compiled['abi'] },
    functionName: string,
    args: readonly unknown[],
    value?: bigint,
  ): Promise<Hash>
  /** As somebody else, without their key. */
  sendAs(
    from: Address,
    transaction: { to: Address; value: bigint; nonce?: number; gasPrice?: bigint },
  ): Promise<Hash>
  balance(address: Address): Promise<bigint>
  call(method: string, params: readonly unknown[]): Promise<unknown>
  close(): Promise<void>
}

/** The program; null where the machine's kind has none. */
export function anvilProgram(): string | null {
  try {
    const manifest = createRequire(import.meta.url).resolve('@foundry-rs/anvil-linux-amd64/package.json')
    const path = join(dirname(manifest), 'bin', 'anvil')
    return existsSync(path) ? path : null
  } catch {
    return null
  }
}

/** Its own accounts: everybody knows their phrase. */
const accounts = 'test test test test test test test test test test test junk'

export async function startAnvil(program: string): Promise<Anvil> {
  const child = spawn(program, ['--port', '0', '--no-mining', '--mnemonic', accounts, '--order', 'fifo'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const kill = () => child.kill('SIGKILL')
  process.on('exit', kill)
  const reader = createInterface({ input: child.stdout })
  const url = await new Promise<string>((resolve, reject) => {
    reader.on('line', line => {
      const place = /Listening on ([\d.:]+)/.exec(line)?.[1]
      if (place) resolve(`http://${place}`)
    })
    child.once('exit', () => reject(new Error('anvil ended')))
  })
  const account = mnemonicToAccount(accounts)
  const test = createTestClient({
    mode: 'anvil',
    chain: anvilChain,
    transport: http(url),
    cacheTime: 0,
  }).extend(publicActions)
  const wallet = createWalletClient({ account, chain: anvilChain, transport: http(url) })
  const call = (method: string, params: readonly unknown[]): Promise<unknown> =>
    test.request({ method, params } as never)
  return {
    url,
    rich: account.address,
    mine: async (blocks = 1) => test.mine({ blocks }),
    reorganise: async depth => void (await call('anvil_reorg', [depth, []])),
    send: (to, value) => wallet.sendTransaction({ to, value }),
    async deploy({ abi, bytecode }, args = []) {
      const hash = await wallet.deployContract({ abi, bytecode, args })
      await test.mine({ blocks: 1 })
      const { contractAddress } = await test.getTransactionReceipt({ hash })
      if (!contractAddress) throw new Error('nothing was deployed')
      return contractAddress
    },
    write: ({ address, abi }, functionName, args, value = 0n) =>
      wallet.writeContract({ address, abi, functionName, args, value, gas: 500_000n } as never),
    async sendAs(from, { to, value, nonce, gasPrice }) {
      await test.impersonateAccount({ address: from })
      const hash = await test.request({
        method: 'eth_sendTransaction',
        params: [
          {
            from,
            to,
            value: `0x${value.toString(16)}`,
            ...(nonce === undefined ? {} : { nonce: `0x${nonce.toString(16)}` }),
            ...(gasPrice === undefined ? {} : { gasPrice: `0x${gasPrice.toString(16)}` }),
          },
        ],
      } as never)
      await test.stopImpersonatingAccount({ address: from })
      return hash
    },
    balance: address => test.getBalance({ address }),
    call,
    async close() {
      process.off('exit', kill)
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}
