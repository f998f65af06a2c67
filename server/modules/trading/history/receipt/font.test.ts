import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { countries } from '../../../../domain/reference/country.ts'
import { paymentMethods } from '../../../../domain/reference/paymentMethod.ts'
import { inEachLocale, serverLocales } from '../../../../locales/localeTable.ts'
import { bankName, countryName, methodName } from '../../../../locales/referenceNames.ts'

/** The reader of fonts that draws the receipts. */
const { openSync } = createRequire(createRequire(import.meta.url).resolve('pdfkit'))('fontkit') as {
  openSync: (file: string) => { hasGlyphForCodePoint: (code: number) => boolean }
}
const fonts = ['plex-sans-400', 'plex-sans-600'].map(name =>
  openSync(fileURLToPath(new URL(`../../../../../brand/fonts/${name}.ttf`, import.meta.url))),
)
const lacking = (text: string) =>
  [...new Set(text)].filter(sign => !fonts.every(font => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)))

const words = inEachLocale(({ receipt, invoiceSheet }) => JSON.stringify([receipt, invoiceSheet]))

describe.each(serverLocales)('in %s', locale => {
  it('the font of receipts can draw what they say, and the names of methods, banks and countries', () => {
    const names = [...paymentMethods.values()].flatMap(method => [
      methodName(method, locale),
      ...method.banks.map(bank => bankName(method, bank, locale)),
    ])
    const lands = [...countries.values()].map(country => countryName(country, locale))
    expect(lacking([words[locale], ...names, ...lands].join(''))).toEqual([])
  })
})

it('the font lacks what it is said to lack', () => {
  expect(lacking('Łódź, Việt Nam, Їжак, ₦₴₸₹ – №')).toEqual([])
  expect(lacking('Ωع字')).toEqual(['Ω', 'ع', '字'])
})
