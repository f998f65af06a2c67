import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { plantedSecrets } from './plantedSecrets.ts'

const appDir = fileURLToPath(new URL('../../app/dist', import.meta.url))
const files = globSync('**/*.{js,css,html,json,txt,svg}', { cwd: appDir })

/** What only a server or a developer knows: by its name or by its value. */
const secrets = [
  ...Object.keys(plantedSecrets),
  ...Object.values(plantedSecrets),
  'Souk-demo-1',
  'password_hash',
  'totp_secret',
]

it('the built app is there to be searched', () => {
  expect(files).toContain('index.html')
  expect(files.filter(name => name.endsWith('.js')).length).toBeGreaterThan(20)
})

it.each(secrets)('the built app has no %s', secret => {
  expect(files.filter(name => readFileSync(join(appDir, name), 'utf8').includes(secret))).toEqual([])
})

it('the built app comes without its sources', () => {
  expect(globSync('**/*.map', { cwd: appDir })).toEqual([])
  expect(files.filter(name => readFileSync(join(appDir, name), 'utf8').includes('sourceMappingURL'))).toEqual(
    [],
  )
})
