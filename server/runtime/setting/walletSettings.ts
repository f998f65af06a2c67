import { ethereumMain, mainTokens, type EthereumChain } from '../../domain/chain/ethereumTerms.ts'
import { checksummed } from '../../domain/chain/ethereumAddress.ts'
import { isCoinCode } from '../../domain/reference/coin.ts'
import type { Given, SettingName, SettingRole } from './settingRows.ts'

/** The settings of what holds coins: who signs, and which chains are real. */
export interface WalletSettings {
  /** The signer that runs apart; null where it is a child of this process. */
  readonly signer: { readonly url: string; readonly secret: string } | null
  /** The node that is asked for Ethereum; null while it is simulated. */
  readonly ethereum: { readonly url: string; readonly chain: EthereumChain } | null
}

/** Reads who signs, and which chains are real. */
export function walletIn(given: Given): WalletSettings {
  const { SIGNER_URL, SIGNER_SECRET, ETHEREUM_URL } = given
  return {
    signer: SIGNER_URL && SIGNER_SECRET ? { url: SIGNER_URL, secret: SIGNER_SECRET } : null,
    ethereum: ETHEREUM_URL ? { url: ETHEREUM_URL, chain: ethereumChainIn(given) } : null,
  }
}

/** Which chain Ethereum is, and where its tokens are: those of the main chain are known. */
export function ethereumChainIn({ ETHEREUM_CHAIN_ID, ETHEREUM_TOKENS }: Given): EthereumChain {
  const chainId = ETHEREUM_CHAIN_ID ?? ethereumMain
  const known = chainId === ethereumMain ? mainTokens : []
  return { chainId, tokens: new Map([...known, ...tokensIn(ETHEREUM_TOKENS)]) }
}

function tokensIn(text = '') {
  return text
    .split(',')
    .filter(part => part.trim() !== '')
    .map(part => {
      const [coin = '', contract = ''] = part.trim().split('=')
      if (!isCoinCode(coin)) throw new Error(`There is no coin ${coin}`)
      return [coin, checksummed(contract.slice(2))] as const
    })
}

/** Settings of the wallet that are each right and wrong together, with what to do. */
export function walletConflicts(
  given: Given,
  { role, devTools }: { readonly role: SettingRole; readonly devTools: boolean },
): ReadonlyMap<SettingName, string> {
  const problems = new Map<SettingName, string>()
  if (role === 'tool') return problems
  const { SIGNER_URL, WALLET_SEED, WALLET_SEED_FILE, ETHEREUM_URL } = given
  const ownSeed = WALLET_SEED !== undefined || WALLET_SEED_FILE !== undefined
  if (WALLET_SEED !== undefined && WALLET_SEED_FILE !== undefined)
    problems.set('WALLET_SEED', 'Give WALLET_SEED or WALLET_SEED_FILE, not both.')
  if (SIGNER_URL !== undefined && ownSeed)
    problems.set('SIGNER_URL', 'The seed is the signer’s alone: leave it out here, or leave out SIGNER_URL.')
  if (SIGNER_URL !== undefined && given.SIGNER_LIMITS !== undefined)
    problems.set('SIGNER_LIMITS', 'The signer that runs apart has its own limits: set them there.')
  if (SIGNER_URL === undefined && !ownSeed && (ETHEREUM_URL !== undefined || !devTools))
    problems.set(
      'WALLET_SEED_FILE',
      `${
        ETHEREUM_URL === undefined ? 'Without DEV_TOOLS no seed is made by itself' : 'The coins are real'
      }: give a file with the seed that only the server’s user can read, or WALLET_SEED, or SIGNER_URL.`,
    )
  if (ETHEREUM_URL !== undefined && devTools && ethereumChainIn(given).chainId === ethereumMain)
    problems.set(
      'DEV_TOOLS',
      'The page /dev is anybody’s way into every account: leave out DEV_TOOLS, or name a test chain by ETHEREUM_CHAIN_ID.',
    )
  if (ETHEREUM_URL === undefined)
    for (const name of ['ETHEREUM_CHAIN_ID', 'ETHEREUM_TOKENS'] as const)
      if (given[name] !== undefined)
        problems.set(name, 'It belongs to ETHEREUM_URL: give the address of the node too, or leave it out.')
  return problems
}
