import { readFile } from 'node:fs/promises'
import solc from 'solc'
import type { Abi, Hex } from 'viem'

/** What a contract is made of. */
export interface Compiled {
  readonly abi: Abi
  readonly bytecode: Hex
}

/** The contracts of the tests, by name. */
export async function compileContracts(): Promise<Readonly<Record<string, Compiled>>> {
  const content = await readFile(new URL('../contracts/Token.sol', import.meta.url), 'utf8')
  const answer = JSON.parse(
    solc.compile(
      JSON.stringify({
        language: 'Solidity',
        sources: { 'Token.sol': { content } },
        settings: { outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } } },
      }),
    ),
  ) as {
    readonly errors?: readonly { readonly severity: string; readonly formattedMessage: string }[]
    readonly contracts: Record<string, Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>>
  }
  const errors = (answer.errors ?? []).filter(({ severity }) => severity === 'error')
  if (errors.length > 0) throw new Error(errors.map(one => one.formattedMessage).join('\n'))
  return Object.fromEntries(
    Object.entries(answer.contracts['Token.sol'] ?? {}).map(([name, { abi, evm }]) => [
      name,
      { abi, bytecode: `0x${evm.bytecode.object}` },
    ]),
  )
}
