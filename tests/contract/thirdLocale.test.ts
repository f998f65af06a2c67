import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { renderPayer as RenderPayer } from '../../app/payer/server.tsx'
import type { sampleInvoice as SampleInvoice } from '../../design-system/domain/shop/invoice/sampleInvoice.ts'
import { withLocale } from '../support/thirdLocale.ts'

const tsc = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url))

const question = `import { countries } from './server/domain/reference/country.ts'
import { countryName } from './server/locales/referenceNames.ts'
import { localeOf, serverLocales, wordRefusal } from './server/locales/wording.ts'
import { refuse } from './server/domain/refusal/refusal.ts'
import { localePrefix } from './server/locales/localeTable.ts'
import { letterText } from './server/modules/telling/outgoing/letterText.ts'
import { smsText } from './server/modules/people/verification/words.ts'
import { receiptWords } from './server/modules/trading/history/receipt/receiptWords.ts'
import { historyWords } from './server/modules/money/wallet/historySheet.ts'
import { shellManifest } from './scripts/shell/manifest.ts'
import { checkContent } from './server/modules/content/cards/applyContent.ts'
import { spokenContent } from './server/composition/seed/spokenContent.ts'
import demo from './server/composition/seed/content.json' with { type: 'json' }
import { locales as pageLocales } from './design-system/format/locale.ts'
import { createI18n, addWordBundle } from './design-system/locales/createI18n.ts'
import { localeTable } from './design-system/locales/localeTable.ts'
import { swapMethod, tradeMethodName } from './server/modules/trading/record/swapMethod.ts'
import { locales } from './server/modules/people/session/schema.ts'
const locale = localeOf('fr;q=1, pl;q=0.9, ru;q=0.1')
const nigeria = countries.get('NG')!
const i18n = await createI18n('pl')
await addWordBundle(i18n, 'pl', 'holdings')
const say = i18n.t as (key: string, values?: object) => string
const shell = shellManifest(() => [])
const routeOf = (path: string) => shell.routes.find(route => route.pattern === path)
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
  swap: tradeMethodName(swapMethod, locale),
  names: Object.fromEntries(serverLocales.map(spoken => [spoken, countryName(nigeria, spoken)])),
  pageLocales,
  content: checkContent(spokenContent(demo)).stories?.[0]?.title.pl,
  named: localeTable.pl.name,
  counted: [1, 3, 5, 1.5].map(count => say('trade:count', { count })),
  rule: say('dashboard:disputes.raised', { count: 1 }),
  shell: { locales: shell.locales, buy: routeOf('/buy')?.texts['pl'], notFound: shell.notFound.texts['pl'] },
}))
`

let copy = ''
let remove = () => {}
let said: Readonly<Record<string, unknown>> = {}
beforeAll(async () => {
  ;({ copy, remove } = await withLocale('pl'))
  writeFileSync(join(copy, 'ask.ts'), question)
  said = JSON.parse(
    execFileSync(process.execPath, [join(copy, 'ask.ts')], { encoding: 'utf8' }),
  ) as typeof said
}, 60_000)
afterAll(() => remove())

it('a third language is its two folders: both sides list it, and the server answers who asks for it', () => {
  const all = ['en', 'pl', 'ru']
  expect(said).toMatchObject({ locale: 'pl', serverLocales: all, prefix: '/pl' })
  expect(said).toMatchObject({ choices: all, pageLocales: all, shell: { locales: all }, named: 'Polski' })
})

it('the third language is spoken in letters, refusals, codes, receipts, files and names', () => {
  const { letter } = said as { letter: { subject: string; html: string; text: string } }
  expect(letter.html).toContain('<html lang="pl">')
  expect(letter.text).toContain('Héllö amina, yöür áccöünt át Souk wás délétéd')
  expect(said['refusal']).toBe('Lög in ör sign üp first.')
  expect(said['sms']).toBe('Souk: yöür cödé is 1234. Téll it tö nöbödy.')
  expect(said['swap']).toBe('Swáp insidé Souk')
  expect(said['names']).toEqual({ en: 'Nigeria', ru: 'Нигерия', pl: 'Nïgérïá' })
  expect(JSON.stringify(said['receipt'])).toMatch(/[áéöü]/)
  expect(JSON.stringify(said['history'])).toMatch(/[áéöü]/)
  // What is not written in the language is told in English.
  expect(said['content']).toBe('How escrow works')
})

it('its pages have their titles, and its counts the plurals that the language has', () => {
  const { buy } = said['shell'] as { buy: { title: string } }
  expect(buy.title).toMatch(/[áéöü].*\{brand\}/)
  expect(said['counted']).toEqual([
    '1 trádés (one)',
    '3 trádés (few)',
    '5 trádés (many)',
    '1,5 trádés (other)',
  ])
  expect(said['rule']).toContain('1\u00A0dzień')
})

it('the page of a payer and the sample of an invoice are in the third language', async () => {
  const at = (path: string) =>
    import(/* @vite-ignore */ pathToFileURL(join(copy, path)).href) as Promise<object>
  const { renderPayer } = (await at('app/payer/server.tsx')) as { renderPayer: typeof RenderPayer }
  const { sampleInvoice } = (await at('design-system/domain/shop/invoice/sampleInvoice.ts')) as {
    sampleInvoice: typeof SampleInvoice
  }
  const sample = sampleInvoice('waiting', 'pl' as 'en')
  expect(sample.productDescription).toBe('2 × Ethiöpiá Güji, 1 kg, whölé béán')
  const page = renderPayer({
    kind: 'gone',
    prefix: 'pl',
    fallback: 'en',
    now: 0,
    path: '/invoice/x',
    query: '',
    parent: null,
  })
  expect(page.locale).toBe('pl')
  expect(page.html).toMatch(/[áéöü]/)
})

it('a folder compiles as it is; one that lacks a sentence, or says one too many, does not', () => {
  const config = {
    extends: './tsconfig.json',
    include: ['design-system/locales/pl/*.ts', 'design-system/locales/__generated__/*.ts'],
  }
  writeFileSync(join(copy, 'words.tsconfig.json'), JSON.stringify(config))
  const lacking = 'design-system/locales/pl/sample.ts'
  const words = readFileSync(join(copy, lacking), 'utf8')
  writeFileSync(join(copy, lacking), words.replace('"title"', '"heading"'))
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', 'words.tsconfig.json', '--pretty', 'false'], {
    cwd: copy,
    encoding: 'utf8',
  })
  // All that is wrong is the one that was made so.
  expect(stdout.split('\n').filter(line => /^\S/.test(line))).toEqual([
    expect.stringMatching(/^design-system\/locales\/pl\/sample\.ts.*heading"' does not exist/),
  ])
}, 60_000)
