import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { plantedSecrets } from '../../../scripts/shell/plantedSecrets.ts'
import { test } from '../support/productTest.ts'

const appDir = fileURLToPath(new URL('../../../app/dist', import.meta.url))
const files = globSync('**/*.{js,css,html,json,txt,svg}', { cwd: appDir })

/** What only a server or a developer knows: by its name or by its value. */
const secrets = [
  ...Object.keys(plantedSecrets),
  ...Object.values(plantedSecrets),
  'Souk-demo-1',
  'password_hash',
  'totp_secret',
]

test('the built app is there to be searched', () => {
  expect(files).toContain('index.html')
  expect(files.filter(name => name.endsWith('.js')).length).toBeGreaterThan(20)
})

for (const secret of secrets)
  test(`the built app has no ${secret}`, () => {
    expect(files.filter(name => readFileSync(join(appDir, name), 'utf8').includes(secret))).toEqual([])
  })

test('the built app comes without its sources', () => {
  expect(globSync('**/*.map', { cwd: appDir })).toEqual([])
  expect(files.filter(name => readFileSync(join(appDir, name), 'utf8').includes('sourceMappingURL'))).toEqual(
    [],
  )
})
