import { randomBytes } from 'node:crypto'
import { link, mkdir, open, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { entropyToMnemonic, mnemonicToSeed, validateMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { hex } from '@scure/base'

/** The seed cannot be used: says why and what to do, and nothing of the seed. */
export class SeedRefused extends Error {
  override readonly name = 'SeedRefused'
}

/** The file that a developer's machine makes for itself, in the data folder. */
export const seedFile = 'wallet.seed'

const written = 'a BIP 39 phrase of 12 to 24 English words, or 32 to 64 bytes in hexadecimal'

/** Where a seed is taken from. */
export interface SeedSource {
  /** The seed itself, as the environment holds it. */
  readonly text?: string | undefined
  /** A file that holds it. */
  readonly file?: string | undefined
  /** Where a file of its own is made when nothing else is given: only on a developer's machine. */
  readonly makeIn?: string | undefined
}

/** The seed's bytes, from which every key follows (BIP 32). Throws {@link SeedRefused}. */
export async function readSeed({ text, file, makeIn }: SeedSource): Promise<Uint8Array> {
  if (text && file) throw new SeedRefused('Give WALLET_SEED or WALLET_SEED_FILE, not both.')
  if (text) return parseSeed(text, 'WALLET_SEED')
  if (file) return parseSeed(await readKept(file), file)
  if (makeIn) {
    const path = join(makeIn, seedFile)
    await makeSeedFile(path)
    return parseSeed(await readKept(path), path)
  }
  throw new SeedRefused(`There is no seed: give WALLET_SEED or WALLET_SEED_FILE, ${written}.`)
}

/** The bytes of a seed as it is written; `from` names it in a refusal. */
export async function parseSeed(text: string, from: string): Promise<Uint8Array> {
  const words = text.trim().toLowerCase().split(/\s+/).join(' ')
  if (/^([0-9a-f]{2}){32,64}$/.test(words)) return hex.decode(words)
  if (validateMnemonic(words, wordlist)) return await mnemonicToSeed(words)
  throw new SeedRefused(`${from} holds no seed: give ${written}.`)
}

/** Bits of mode by which others than the owner could read or write. */
const others = 0o077

async function readKept(path: string): Promise<string> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    throw new SeedRefused(
      `${path} cannot be read (${error.code}): give WALLET_SEED_FILE a file with the seed.`,
    )
  })
  try {
    const found = await file.stat()
    if (!found.isFile()) throw new SeedRefused(`${path} is no file.`)
    if ((found.mode & others) !== 0)
      throw new SeedRefused(`${path} can be read by others: chmod 600 it, and move its coins to a new seed.`)
    return await file.readFile('utf8')
  } finally {
    await file.close()
  }
}

/** 24 words. */
const entropyBytes = 32

async function makeSeedFile(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}-${randomBytes(4).toString('hex')}`
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(`${entropyToMnemonic(randomBytes(entropyBytes), wordlist)}\n`)
    await file.sync()
    // Of two processes that start together one names its file first, and both read that one.
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await file.close()
    await rm(draft, { force: true })
  }
}
