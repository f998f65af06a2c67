import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const artifacts = join(root, 'tests/.artifacts')

/** A third language, as a translator would hand it in: the folder of English with accents on every text, names included. */
const folder = `import { words as english } from '../en/words.ts'
import type { LocaleWords } from '../localeWords.ts'

const accents: Readonly<Record<string, string>> = { a: 'á', e: 'é', o: 'ö', u: 'ü' }
const accented = (text: string) =>
  text.replace(/\\{\\w+\\}|[aeou]/g, part => accents[part] ?? part)
const spoken = (value: unknown): unknown =>
  typeof value === 'string'
    ? accented(value)
    : Array.isArray(value)
      ? value.map(spoken)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spoken(inner)]))
        : value

export const words = { ...(spoken(english) as LocaleWords), names: { ...english.names, country: { NG: 'Nïgérïá' } } }
`

const question = `import { countries } from './server/domain/reference/country.ts'
import { localeOf, serverLocales, wordRefusal } from './server/domain/refusal/wording.ts'
import { refuse } from './server/domain/refusal/refusal.ts'
import { localePrefix } from './server/locales/localeTable.ts'
import { letterText } from './server/modules/outgoing/letterText.ts'
import { smsText } from './server/modules/verification/words.ts'
import { receiptWords } from './server/modules/trade/receiptWords.ts'
import { historyWords } from './server/modules/wallet/historyWords.ts'
import { swapMethod } from './server/modules/trade/swapMethod.ts'
import { locales } from './server/modules/session/schema.ts'
const locale = localeOf('fr;q=1, xx;q=0.9, ru;q=0.1')
const nigeria = (countries instanceof Map ? countries.get('NG') : countries.NG)
process.stdout.write(JSON.stringify({
  locale,
  serverLocales,
  prefix: localePrefix(locale),
  choices: locales,
  refusal: wordRefusal(refuse('log_in_required'), locale),
  letter: letterText({ kind: 'account_deleted', locale, timeZone: 'UTC', name: 'amina', antiPhishingWord: null, params: {}, link: null }),
  sms: smsText(locale, '1234'),
  receipt: receiptWords[locale],
  history: historyWords[locale],
  swap: swapMethod.name[locale],
  names: nigeria.name,
}))
`

let copy = ''
let said: Readonly<Record<string, unknown>> = {}
beforeAll(() => {
  mkdirSync(artifacts, { recursive: true })
  copy = mkdtempSync(join(artifacts, 'third-'))
  for (const part of ['brand', 'server', 'package.json'])
    cpSync(join(root, part), join(copy, part), { recursive: true })
  mkdirSync(join(copy, 'server/locales/xx'))
  writeFileSync(join(copy, 'server/locales/xx/words.ts'), folder)
  const table = join(copy, 'server/locales/localeTable.ts')
  const named = readFileSync(table, 'utf8')
    .replace('const localeTable = { en, ru }', 'const localeTable = { en, ru, xx }')
    .replace('import { words as ru }', "import { words as xx } from './xx/words.ts'\nimport { words as ru }")
  writeFileSync(table, named)
  writeFileSync(join(copy, 'ask.ts'), question)
  said = JSON.parse(
    execFileSync(process.execPath, [join(copy, 'ask.ts')], { encoding: 'utf8' }),
  ) as typeof said
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

it('a third language is its folder and its name in the table: the server lists it, and answers who asks for it', () => {
  expect(said).toMatchObject({ locale: 'xx', serverLocales: ['en', 'ru', 'xx'], prefix: '/xx' })
  expect(said['choices']).toEqual(['en', 'ru', 'xx'])
})

it('the third language is spoken in letters, refusals, codes, receipts, files and names', () => {
  const { letter } = said as { letter: { subject: string; html: string; text: string } }
  expect(letter.html).toContain('<html lang="xx">')
  expect(letter.text).toContain('Héllö amina, yöür áccöünt át Souk wás délétéd')
  expect(said['refusal']).toBe('Lög in ör sign üp first.')
  expect(said['sms']).toBe('Souk: yöür cödé is 1234. Téll it tö nöbödy.')
  expect(said['swap']).toBe('Swáp insidé Souk')
  expect(said['names']).toEqual({ en: 'Nigeria', ru: 'Нигерия', xx: 'Nïgérïá' })
  expect(JSON.stringify(said['receipt'])).toMatch(/[áéöü]/)
  expect(JSON.stringify(said['history'])).toMatch(/[áéöü]/)
})
