import { expect, test } from 'vitest'
import type { SettingRole } from './settingRows.ts'
import { readSettings, SettingsRefused } from './settings.ts'

const options = { role: 'all', newSecret: () => 'made-at-start' } as const
/** What signs, where nobody makes a seed by themselves. */
const signer = { WALLET_SEED_FILE: '/run/souk/wallet.seed' }
const letters = { SMTP_URL: 'smtp://souk:secret@mail.example:587', MAIL_FROM: 'Souk <no-reply@souk.example>' }
const mail = { ...letters, ...signer }
/** What nobody opens to the public without. */
const outside = { ...mail, RATES_SOURCES: 'kraken, coinbase=https://rates.example/coinbase/' }

function problemsOf(env: Record<string, string>, role: SettingRole = 'all'): string[] {
  try {
    readSettings(env, { ...options, role })
    return []
  } catch (error) {
    if (!(error instanceof SettingsRefused)) throw error
    return error.problems.map(p => p.name)
  }
}

test('nothing set is a market on this machine', () => {
  expect(readSettings({}, options)).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: '../data',
    databaseUrl: null,
    seed: 'demo',
    devTools: true,
    publicUrl: null,
    gatewaySecret: 'made-at-start',
  })
})

test.each([
  ['another machine can reach it', { HOST: '0.0.0.0' }],
  ['it has a public address', { PUBLIC_URL: 'https://souk.example' }],
  ['it has a database of its own', { DATABASE_URL: 'postgres://souk@db/souk' }],
  ['it writes letters', {}],
  ['it is switched off', { DEV_TOOLS: '0' }],
])('there are no developer tools and no demo when %s', (_, env) => {
  expect(readSettings({ ...outside, ...env }, options)).toMatchObject({ devTools: false, seed: 'none' })
})

test.each([
  ['PORT', '70000'],
  ['PORT', '30o0'],
  ['PORT', '0'],
  ['HOST', 'two words'],
  ['DATABASE_URL', 'mysql://x'],
  ['SEED', 'Demo'],
  ['CONTENT', 'mine'],
  ['PUBLIC_URL', 'souk.example'],
  ['PUBLIC_URL', 'https://souk.example/path'],
  ['DEV_TOOLS', 'true'],
  ['LOG_FORMAT', 'xml'],
  ['API_URL', '127.0.0.1:3001'],
  ['SERVER_PORT', '-1'],
  ['PROXIES', '-1'],
  ['PROXIES', '10'],
  ['COUNTRY_HEADER', 'CF-IPCountry: NG'],
  ['GATEWAY_SECRET', 'short'],
  ['TELEGRAM_TOKEN', 'a-token'],
  ['REQUISITES_KEY', 'short'],
  ['RATES_SOURCES', 'somebody'],
  ['RATES_SOURCES', 'kraken='],
  ['RATES_SOURCES', 'invented,kraken'],
])('%s=%s is refused by its name', (name, value) => {
  expect(problemsOf({ [name]: value })).toEqual([name])
})

test.each([
  ['SMTP_URL', 'http://mail.example'],
  ['SMTP_URL', 'mail.example:25'],
  ['SMTP_URL', 'smtp://mail.example:99999'],
  ['SMTP_URL', 'smtp://souk:hunter2@mail.example/path'],
  ['SMTP_URL', 'smtp://souk:hunt@er@mail.example'],
  ['SMTP_URL', 'smtp://souk:100%@mail.example'],
  ['SMTP_URL', 'smtp://souk:%FF@mail.example'],
  ['MAIL_FROM', 'Souk'],
  ['MAIL_FROM', 'Souk <no-reply>'],
  ['MAIL_FROM', 'a@souk.example, b@souk.example'],
])('%s=%s is refused by its name, in a pair', (name, value) => {
  expect(problemsOf({ DEV_TOOLS: '1', ...mail, [name]: value })).toEqual([name])
})

test.each([
  'smtp://mail.example',
  'smtps://mail.example:465/',
  'smtp://127.0.0.1:2525',
  'smtp://[::1]:2525',
  'smtp://no-reply%40souk.example:p%2Fw@mail.example',
])('%s is a mail server', SMTP_URL => {
  expect(readSettings({ ...mail, SMTP_URL }, options).mail?.url).toBe(SMTP_URL)
})

test('a public start with developer tools or demo data is refused', () => {
  const PUBLIC_URL = 'https://souk.example'
  expect(problemsOf({ PUBLIC_URL, DEV_TOOLS: '1', SEED: 'demo' })).toEqual([
    'DEV_TOOLS',
    'SEED',
    'RATES_SOURCES',
  ])
})

test('where there is no page /dev, a mail server and a sender are needed, but not by a tool', () => {
  const missing = ['SMTP_URL', 'MAIL_FROM', 'WALLET_SEED_FILE']
  expect(problemsOf({ PUBLIC_URL: 'https://souk.example' })).toEqual(['RATES_SOURCES', ...missing])
  expect(problemsOf({ DEV_TOOLS: '0' })).toEqual(missing)
  expect(problemsOf({ DATABASE_URL: 'postgres://souk@db/souk' }, 'tool')).toEqual([])
  const start = (env: object) => () => readSettings({ ...env }, options)
  expect(start({ PUBLIC_URL: 'https://souk.example' })).toThrow(
    /SMTP_URL: Give the mail server.*writes to its people/,
  )
  expect(start({ HOST: '0.0.0.0' })).toThrow(/SMTP_URL: Give the mail server.*Or set DEV_TOOLS=1/)
})

test.each([
  [{ SMTP_URL: mail.SMTP_URL }, ['MAIL_FROM']],
  [{ MAIL_FROM: mail.MAIL_FROM }, ['SMTP_URL']],
  [{ PHONE_URL: 'https://sms.example' }, ['PHONE_KEY']],
  [{ IDENTITY_KEY: 'a-key-of-ours' }, ['IDENTITY_URL', 'IDENTITY_WEBHOOK_SECRET']],
  [{ PUSH_KEY: 'a-key-of-ours' }, ['PUSH_URL']],
  [{ AML_KEY: 'a-key-of-ours' }, ['AML_URL']],
  [{ TELEGRAM_API_URL: 'https://bots.example' }, ['TELEGRAM_TOKEN']],
])('%o misses %o', (env, missing) => {
  expect(problemsOf({ DEV_TOOLS: '1', ...env })).toEqual(missing)
})

test('providers are read in groups, addresses without a slash at the end', () => {
  const env = {
    ...mail,
    PHONE_URL: 'https://sms.example/v1/',
    PHONE_KEY: 'phone-key',
    TELEGRAM_TOKEN: '123456:abcdefghijk',
    IDENTITY_URL: 'https://kyc.example',
    IDENTITY_KEY: 'identity-key',
    IDENTITY_WEBHOOK_SECRET: 'sixteen-characters',
  }
  expect(readSettings(env, options)).toMatchObject({
    mail: { url: mail.SMTP_URL, from: mail.MAIL_FROM },
    phone: { url: 'https://sms.example/v1', key: 'phone-key' },
    telegram: { token: '123456:abcdefghijk', apiUrl: 'https://api.telegram.org' },
    identity: { url: 'https://kyc.example', key: 'identity-key', webhookSecret: 'sixteen-characters' },
    push: null,
  })
})

test('rates are asked for where they are published, or elsewhere; or invented, when somebody says so', () => {
  const feedsOf = (env: object) => readSettings({ ...mail, ...env }, options).rateFeeds
  expect(feedsOf({})).toBeNull()
  expect(feedsOf({ PUBLIC_URL: 'https://souk.example', RATES_SOURCES: 'invented' })).toBeNull()
  expect(feedsOf(outside)).toEqual([
    { provider: 'kraken', url: null },
    { provider: 'coinbase', url: 'https://rates.example/coinbase' },
  ])
})

test('the server alone needs the secret that it shares with the gateway', () => {
  expect(problemsOf({}, 'server')).toEqual(['GATEWAY_SECRET'])
  expect(problemsOf({ GATEWAY_SECRET: 'x'.repeat(32) }, 'server')).toEqual([])
})

test.each([
  [{}, 0],
  [{ PUBLIC_URL: 'http://souk.example' }, 0],
  [{ PUBLIC_URL: 'https://souk.example' }, 1],
  [{ PUBLIC_URL: 'https://souk.example', PROXIES: '2' }, 2],
  [{ PUBLIC_URL: 'https://souk.example', PROXIES: '0' }, 0],
])('%o has so many proxies in front: %i', (env, proxies) => {
  expect(readSettings({ ...outside, ...env }, options)).toMatchObject({ proxies })
})

test('every problem is told at once, with its remedy and without the value', () => {
  const start = () => readSettings({ PORT: 'x', GATEWAY_SECRET: 'hunter2' }, options)
  expect(start).toThrow(/PORT: Give a free port[\s\S]*GATEWAY_SECRET: Give server and gateway/)
  expect(start).not.toThrow(/hunter2/)
})

test('a public Souk with a database of its own is given the key of requisites', () => {
  const key = 'ab'.repeat(32)
  const publicly = { ...outside, PUBLIC_URL: 'https://souk.example', DATABASE_URL: 'postgres://souk@db/souk' }
  expect(problemsOf(publicly)).toEqual(['REQUISITES_KEY'])
  expect(problemsOf(publicly, 'tool')).toEqual([])
  expect(problemsOf({ ...publicly, REQUISITES_KEY: key })).toEqual([])
  expect(problemsOf({ ...mail, DATABASE_URL: publicly.DATABASE_URL })).toEqual([])
  expect(problemsOf({ REQUISITES_OLD_KEYS: key })).toEqual(['REQUISITES_KEY'])
  const rotated = { REQUISITES_KEY: key, REQUISITES_OLD_KEYS: `${'cd'.repeat(32)}, ${'ef'.repeat(32)}` }
  expect(readSettings(rotated, options).requisitesKeys).toEqual([key, 'cd'.repeat(32), 'ef'.repeat(32)])
})
