import { expect, test } from 'vitest'
import { readSignerSettings } from '../../signer/signerSettings.ts'
import type { SettingRole } from './settingRows.ts'
import { readSettings, SettingsRefused } from './settings.ts'

const secret = 's'.repeat(32)
const words = 'shoot island position soft burden budget tooth cruel issue economy destroy above'
const token = '0xdac17f958d2ee523a2206206994597c13d831ec7'
const node = 'http://127.0.0.1:8545'
const apart = { SIGNER_URL: 'http://127.0.0.1:3002', SIGNER_SECRET: secret }
/** A developer's machine, where letters arrive on /dev. */
const desk = { DEV_TOOLS: '1' }

const read = (env: Record<string, string>, role: SettingRole = 'all') =>
  readSettings(env, { role, newSecret: () => 'made' })

function refused(start: () => unknown): SettingsRefused['problems'] {
  try {
    start()
    return []
  } catch (error) {
    if (!(error instanceof SettingsRefused)) throw error
    return error.problems
  }
}
const namesOf = (env: Record<string, string>, role?: SettingRole) =>
  refused(() => read(env, role)).map(({ name }) => name)

test.each([
  ['WALLET_SEED', 'ab'.repeat(31)],
  ['WALLET_SEED', 'one two three'],
  ['SIGNER_LIMITS', 'BTC=much'],
  ['SIGNER_LIMITS', 'BTC=1,5'],
  ['ETHEREUM_URL', 'ws://127.0.0.1:8545'],
  ['ETHEREUM_CHAIN_ID', 'mainnet-1'],
  ['ETHEREUM_TOKENS', 'BTC=0xdac17f958d2ee523a2206206994597c13d831ec7'],
  ['ETHEREUM_TOKENS', 'USDT=0xdac1'],
])('%s=%s is refused by its name, without its value', (name, value) => {
  const problems = refused(() => read({ ...desk, [name]: value }))
  expect(problems.map(problem => problem.name)).toContain(name)
  expect(JSON.stringify(problems)).not.toContain(value)
})

test.each([
  'http://10.0.0.1:3002',
  'https://127.0.0.1:3002',
  'http://127.0.0.1',
  'unix:signer.sock',
  'http://localhost:3002/x',
])('%s is no place of a signer', SIGNER_URL => {
  expect(namesOf({ ...desk, ...apart, SIGNER_URL })).toEqual(['SIGNER_URL'])
})

test.each([
  ['a desk makes its own seed', {}, []],
  [
    'without /dev there has to be one',
    { DEV_TOOLS: '0', SMTP_URL: 'smtp://m', MAIL_FROM: 'a@b.example' },
    ['WALLET_SEED_FILE'],
  ],
  [
    'coins that are real need one too',
    { ETHEREUM_URL: node, ETHEREUM_CHAIN_ID: '31337' },
    ['WALLET_SEED_FILE'],
  ],
  ['or a signer that runs apart', { ETHEREUM_URL: node, ETHEREUM_CHAIN_ID: '31337', ...apart }, []],
  ['one seed, not two', { WALLET_SEED: words, WALLET_SEED_FILE: '/x' }, ['WALLET_SEED']],
  ['a seed is the signer’s alone', { ...apart, WALLET_SEED: words }, ['SIGNER_URL']],
  ['limits are the signer’s', { ...apart, SIGNER_LIMITS: 'BTC=1' }, ['SIGNER_LIMITS']],
  ['a signer is known by its secret', { SIGNER_URL: apart.SIGNER_URL }, ['SIGNER_SECRET']],
  ['tokens belong to a node', { ETHEREUM_TOKENS: `USDT=${token}` }, ['ETHEREUM_TOKENS']],
  ['no page /dev on the main chain', { ETHEREUM_URL: node, WALLET_SEED: words }, ['DEV_TOOLS']],
] as const)('%s', (_, env, names) => {
  expect(namesOf({ ...desk, ...env })).toEqual(names)
})

test('a tool needs nothing of it', () => {
  expect(namesOf({ DEV_TOOLS: '0' }, 'tool')).not.toContain('WALLET_SEED_FILE')
})

test('Ethereum is real with its node; the tokens of the main chain are known', () => {
  expect(read(desk)).toMatchObject({ ethereum: null, signer: null })
  expect(read({ ...desk, ...apart }).signer).toEqual({ url: apart.SIGNER_URL, secret })
  const main = read({
    DEV_TOOLS: '0',
    SMTP_URL: 'smtp://m',
    MAIL_FROM: 'a@b.example',
    ...apart,
    ETHEREUM_URL: node,
  })
  expect(main.ethereum?.chain.chainId).toBe(1)
  expect([...(main.ethereum?.chain.tokens.keys() ?? [])]).toEqual(
    expect.arrayContaining(['USDT', 'USDC', 'DAI']),
  )
  const test = read({
    ...desk,
    ...apart,
    ETHEREUM_URL: node,
    ETHEREUM_CHAIN_ID: '31337',
    ETHEREUM_TOKENS: `DAI=${token}`,
  })
  expect(test.ethereum?.chain).toEqual({
    chainId: 31337,
    tokens: new Map([['DAI', '0xdAC17F958D2ee523a2206206994597C13D831ec7']]),
  })
})

test('the seed is no setting of the server: nothing that prints its settings prints it', () => {
  expect(JSON.stringify(read({ ...desk, WALLET_SEED: words }))).not.toContain('island')
})

test('the signer reads its own', () => {
  const signer = (env: Record<string, string>, isChild = false) => readSignerSettings(env, { isChild })
  expect(refused(() => signer({})).map(({ name }) => name)).toEqual(['SIGNER_URL', 'SIGNER_SECRET'])
  expect(
    refused(() => signer({ ...apart, ETHEREUM_TOKENS: `USDT=${token}` })).map(({ name }) => name),
  ).toEqual(['ETHEREUM_CHAIN_ID'])
  expect(signer({ ...apart, ETHEREUM_CHAIN_ID: '1', SIGNER_LIMITS: 'BTC=2' })).toMatchObject({
    ethereum: { chainId: 1 },
    limits: { BTC: 200_000_000n },
    makesSeed: false,
  })
  expect(signer({ DEV_TOOLS: '1' }, true)).toMatchObject({ makesSeed: true, ethereum: null })
  expect(signer({ DEV_TOOLS: '1', ...apart })).toMatchObject({ makesSeed: false })
})
