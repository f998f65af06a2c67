import type { EthereumChain } from '../domain/chain/ethereumTerms.ts'
import { parseSettings, SettingsRefused } from '../runtime/setting/settings.ts'
import { settingRows } from '../runtime/setting/settingRows.ts'
import { ethereumChainIn } from '../runtime/setting/walletSettings.ts'
import { limitsOf, type Limits } from './limits.ts'
import type { SeedSource } from './seed.ts'

/** What the signer runs with. */
export interface SignerSettings {
  /** Where it listens and by which secret it is asked, where it runs apart. */
  readonly url: string
  readonly secret: string
  readonly dataDir: string
  readonly seed: Omit<SeedSource, 'makeIn'>
  /** Whether it makes a seed of its own where none is given. */
  readonly makesSeed: boolean
  readonly limits: Limits
  /** Which chain it signs for; null while Ethereum is simulated. */
  readonly ethereum: EthereumChain | null
}

/** Reads them from the environment. Throws {@link SettingsRefused} with every problem at once. */
export function readSignerSettings(
  env: Readonly<Record<string, string | undefined>>,
  { isChild }: { readonly isChild: boolean },
): SignerSettings {
  const { given, problems } = parseSettings(env)
  if (!isChild)
    for (const name of ['SIGNER_URL', 'SIGNER_SECRET'] as const)
      if (given[name] === undefined && problems.every(problem => problem.name !== name))
        problems.push({ name, remedy: settingRows[name].remedy })
  if (given.ETHEREUM_TOKENS !== undefined && given.ETHEREUM_CHAIN_ID === undefined)
    problems.push({
      name: 'ETHEREUM_CHAIN_ID',
      remedy: `${settingRows.ETHEREUM_CHAIN_ID.remedy} It belongs to ETHEREUM_TOKENS.`,
    })
  const limits = limitsOf(given.SIGNER_LIMITS)
  if (limits === null) problems.push({ name: 'SIGNER_LIMITS', remedy: settingRows.SIGNER_LIMITS.remedy })
  if (problems.length > 0 || limits === null) throw new SettingsRefused(problems)
  return {
    url: given.SIGNER_URL ?? '',
    secret: given.SIGNER_SECRET ?? '',
    dataDir: given.DATA_DIR ?? './data',
    seed: { text: given.WALLET_SEED, file: given.WALLET_SEED_FILE },
    makesSeed: isChild && given.DEV_TOOLS === '1',
    limits,
    ethereum: given.ETHEREUM_CHAIN_ID === undefined ? null : ethereumChainIn(given),
  }
}
