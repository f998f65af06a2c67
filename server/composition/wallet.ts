import { memoryDataDir } from '../database/embedded.ts'
import type { Database } from '../database/database.ts'
import type { Random } from '../domain/identifier/random.ts'
import { machineClock, type Clock } from '../runtime/clock.ts'
import { newSecret } from '../runtime/random.ts'
import type { Settings } from '../runtime/setting/settings.ts'
import { guardedSigner, pinnedKeys, type WatchedKeys } from '../signer/pinnedKeys.ts'
import type { Signer } from '../signer/signer.ts'
import { signerClient } from '../signer/signerClient.ts'
import { startSigner } from '../signer/signerProcess.ts'

/** Who signs, and the public keys by which we know what is ours. */
export interface Wallet {
  readonly signer: Signer
  readonly watchKeys: WatchedKeys
}

export interface SignerOptions {
  readonly settings: Settings
  readonly random: Random
  /** Where a signer of our own finds its seed and limits: the process's environment. */
  readonly env?: Readonly<Record<string, string | undefined>> | undefined
}

const seedBytes = 32

/**
 * The signer of the settings: one that runs apart, or a child of this process with the seed of the environment or of the
 * data folder. A database in memory has one in memory. Who asks closes it.
 */
export async function signerOf({ settings, random, env = process.env }: SignerOptions): Promise<Signer> {
  if (settings.signer) return signerClient(settings.signer)
  if (settings.dataDir === memoryDataDir && settings.databaseUrl === null && settings.ethereum === null) {
    const { memorySigner } = await import('../signer/openSigner.ts')
    return memorySigner({ seed: random(seedBytes), clock: machineClock })
  }
  if (settings.dataDir === memoryDataDir) throw new Error('A signer keeps its journal: give it a DATA_DIR')
  return startSigner({
    env,
    dataDir: settings.dataDir,
    makesSeed: settings.devTools && settings.ethereum === null,
    ethereumChainId: settings.ethereum?.chain.chainId ?? null,
    newSecret: () => newSecret(random),
  })
}

/** What a signer's keys are good for: those that this database has always had. */
export async function openWallet(database: Database, signer: Signer, clock: Clock): Promise<Wallet> {
  const watchKeys = await pinnedKeys(database, signer, clock.now())
  return { signer: guardedSigner(signer, watchKeys), watchKeys }
}

/** What a tool has: it moves no coins and starts no signer. Asking for a key throws. */
export const noWallet: Wallet = {
  signer: {
    watchKeys: nothing,
    sign: nothing,
    room: nothing,
    close: () => Promise.resolve(),
  },
  watchKeys: new Proxy({} as WatchedKeys, { get: nothing }),
}

function nothing(): never {
  throw new Error('A tool has no wallet')
}
