import { expect, test } from 'vitest'
import { readMeshSettings } from './settings.ts'

const secret = 'a'.repeat(32)

test('what is not said is as on a machine of one’s own', () => {
  expect(readMeshSettings({ GATEWAY_SECRET: secret, PORT: ' ' })).toEqual({
    port: 3000,
    host: '127.0.0.1',
    apiUrl: 'http://127.0.0.1:3001',
    appDir: null,
    publicUrl: null,
    gatewaySecret: secret,
    proxies: 0,
    countryHeader: null,
    devTools: false,
    freeFor: 'members',
    traces: { endpoint: null, share: 0.1 },
    production: false,
  })
})

test('every wrong setting is named with its remedy, none with its value', () => {
  const env = {
    PORT: '70000',
    API_URL: 'postgres://user:hunter2@db',
    PUBLIC_URL: 'https://souk.example/path',
    PROXIES: 'one',
    COUNTRY_HEADER: 'Country: NG',
    DEV_TOOLS: 'yes',
  }
  const refused = () => readMeshSettings(env)
  expect(refused).toThrow(
    /PORT: .*\n.*API_URL: .*\n.*PUBLIC_URL: .*\n.*GATEWAY_SECRET: .*\n.*PROXIES: .*\n.*COUNTRY_HEADER: .*\n.*DEV_TOOLS: /,
  )
  expect(refused).not.toThrow(/hunter2|70000/)
})

test('where people open https, one proxy stands in front, unless it is said otherwise', () => {
  const env = { GATEWAY_SECRET: secret, PUBLIC_URL: 'https://souk.example' }
  expect(readMeshSettings(env)).toMatchObject({ proxies: 1 })
  expect(readMeshSettings({ ...env, PROXIES: '2' })).toMatchObject({ proxies: 2 })
  expect(readMeshSettings({ ...env, PROXIES: '0' })).toMatchObject({ proxies: 0 })
  expect(readMeshSettings({ ...env, PUBLIC_URL: 'http://souk.example' })).toMatchObject({ proxies: 0 })
})

test('a public gateway has no development tools', () => {
  const env = { GATEWAY_SECRET: secret, PUBLIC_URL: 'https://souk.example', DEV_TOOLS: '1' }
  expect(() => readMeshSettings(env)).toThrow(/DEV_TOOLS/)
})
