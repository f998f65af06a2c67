import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { agentName, BrandRefused, brandIcon, parseBrand, souk } from '../../brand/brand.ts'
import { brandProblem, readBrand } from '../../brand/processBrand.ts'

const script = fileURLToPath(new URL('../../tests/support/brandedTexts.ts', import.meta.url))

/** A folder that is gone afterwards, with an operator's file in it. */
function withFile<T>(text: string, use: (file: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'souk-brand-'))
  const file = join(folder, 'brand.json')
  writeFileSync(file, text)
  try {
    return use(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it('under another brand no letter, code, refusal, receipt, notice, file or name of a method says Souk', () => {
  const given = JSON.stringify({ name: 'Bazaar Ω', supportEmail: 'help@bazaar.test' })
  const said = withFile(given, BRAND_FILE =>
    execFileSync(process.execPath, [script], { env: { ...process.env, BRAND_FILE }, encoding: 'utf8' }),
  )
  expect(said).not.toMatch(/souk/i)
  const { brand, agent, letters, codes, swap, receipts, shown, files } = JSON.parse(said) as {
    brand: string
    agent: string
    letters: { subject: string; html: string }[]
    codes: string[]
    swap: Record<string, string>
    receipts: { about: string[]; worded: { brand: string; footer: string } }[]
    shown: unknown[]
    files: string
  }
  expect([brand, agent]).toEqual(['Bazaar Ω', 'Bazaar'])
  for (const { about, worded } of receipts) {
    // The name is no ASCII: the document has it in UTF-16, as bytes.
    expect(about.filter(line => /Bazaar/.test(line)).length).toBeGreaterThanOrEqual(3)
    expect(worded.brand + worded.footer).toMatch(/^Bazaar Ω.*Bazaar Ω/s)
  }
  expect(shown).toEqual([
    expect.objectContaining({ title: 'Bazaar Ω' }),
    ['7', 'x', { text: 'Bazaar Ω', url: 'https://market.example/trades/1' }],
  ])
  expect(files).toBe('bazaar')
  expect(letters.length).toBeGreaterThan(30)
  for (const { subject, html } of letters) expect(subject + html).toContain('Bazaar Ω')
  for (const text of [...codes, ...Object.values(swap)]) expect(text).toContain('Bazaar Ω')
})

it.each([
  ['no JSON', '{', 'is no JSON file that can be read'],
  ['no name', '{}', 'name takes'],
  ['a name that breaks a header', '{"name": "A\\r\\nBcc: x"}', 'name takes'],
  ['a name of markup', '{"name": "<b>"}', 'name takes'],
  ['a wrong address', '{"name": "Bazaar", "supportEmail": "x"}', 'supportEmail takes'],
  ['a link that is a script', '{"name": "Bazaar", "reviewUrl": "javascript:alert(1)"}', 'reviewUrl takes'],
  ['half an operator', '{"name": "Bazaar", "operator": {"name": "Bazaar OÜ"}}', 'operator takes'],
  [
    'an operator of markup',
    '{"name": "Bazaar", "operator": {"name": "<b>x</b>", "address": "Tartu 1", "law": "of Estonia"}}',
    'operator takes',
  ],
  ['a group without an address', '{"name": "Bazaar", "communities": [{"name": "X"}]}', 'communities takes'],
  [
    'a group that is a script',
    '{"name": "Bazaar", "communities": [{"name": "X", "url": "javascript:alert(1)"}]}',
    'communities takes',
  ],
  ['no list of groups', '{"name": "Bazaar", "communities": {}}', 'communities takes'],
  ['an app that is a script', '{"name": "Bazaar", "apps": {"ios": "data:text/html,x"}}', 'apps takes'],
  ['an app for what is none', '{"name": "Bazaar", "apps": {"windows": null}}', 'apps takes'],
  ['apps that are a list', '{"name": "Bazaar", "apps": []}', 'apps takes'],
  ['a social link that is none', '{"name": "Bazaar", "socialLinks": [{"name": "X"}]}', 'socialLinks takes'],
  [
    'a logo that is markup',
    '{"name": "Bazaar", "logo": {"sign": "\\"/><script>", "light": null}}',
    'logo takes',
  ],
  ['a field that is nothing', '{"name": "Bazaar", "titel": ""}', 'titel is nothing'],
])('an operator’s file with %s is refused, and told why', (_, text, problem) => {
  expect(withFile(text, brandProblem)).toContain(problem)
})

it('an operator’s file needs a name alone; the rest is as in brand/brand.json', () => {
  expect(withFile('{"name": "Bazaar"}', readBrand)).toEqual({ ...souk, name: 'Bazaar' })
  const ios = 'https://apps.example/bazaar'
  expect(parseBrand({ name: 'Bazaar', apps: { ios } }).apps).toEqual({ ios, android: null })
  const communities = [{ name: 'Traders', url: 'https://t.example/bazaar' }]
  expect(parseBrand({ name: 'Bazaar', communities }).communities).toEqual(communities)
  expect(() => parseBrand(null)).toThrow(BrandRefused)
  expect(brandProblem('/nowhere/brand.json')).toContain('no JSON file')
  expect(agentName({ name: 'Ярмарка' })).toBe('Market')
  expect(brandIcon({ ...souk, logo: { sign: 'M1 1', light: null } })).not.toContain('#edc049')
})
