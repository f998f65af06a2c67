import { expect, test } from 'vitest'
import { readSettings, SettingsRefused } from './settings.ts'

const options = { role: 'all', newSecret: () => 'made-at-start' } as const

function problemsOf(env: Record<string, string>, role: 'all' | 'server' = 'all'): string[] {
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
    dataDir: './data',
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
  ['it is switched off', { DEV_TOOLS: '0' }],
])('there are no developer tools and no demo when %s', (_, env) => {
  expect(readSettings(env, options)).toMatchObject({ devTools: false, seed: 'none' })
})

test.each([
  ['PORT', '70000'],
  ['PORT', '30o0'],
  ['PORT', '0'],
  ['HOST', 'two words'],
  ['DATABASE_URL', 'mysql://x'],
  ['SEED', 'Demo'],
  ['PUBLIC_URL', 'souk.example'],
  ['PUBLIC_URL', 'https://souk.example/path'],
  ['DEV_TOOLS', 'true'],
  ['LOG_FORMAT', 'xml'],
  ['API_URL', '127.0.0.1:3001'],
  ['SERVER_PORT', '-1'],
  ['PROXIES', '-1'],
  ['PROXIES', '10'],
  ['GATEWAY_SECRET', 'short'],
])('%s=%s is refused by its name', (name, value) => {
  expect(problemsOf({ [name]: value })).toEqual([name])
})

test('a public start with developer tools or demo data is refused', () => {
  const PUBLIC_URL = 'https://souk.example'
  expect(problemsOf({ PUBLIC_URL, DEV_TOOLS: '1', SEED: 'demo' })).toEqual(['DEV_TOOLS', 'SEED'])
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
  expect(readSettings(env, options)).toMatchObject({ proxies })
})

test('every problem is told at once, with its remedy and without the value', () => {
  const start = () => readSettings({ PORT: 'x', GATEWAY_SECRET: 'hunter2' }, options)
  expect(start).toThrow(/PORT: Give a free port[\s\S]*GATEWAY_SECRET: Give server and gateway/)
  expect(start).not.toThrow(/hunter2/)
})
