import { describe, expect, it } from 'vitest'
import { locales } from '../../design-system/format/locale.ts'
import { localeTable } from '../../design-system/locales/localeTable.ts'
import { refusals as englishWords } from '../../server/locales/en/refusals.ts'

/** What the server may refuse with, and the parameters that come along. */
const refusals = Object.entries(englishWords).map(([code, text]) => ({
  code,
  params: [...text.matchAll(/\{(\w+)\}/g)].map(match => match[1] ?? ''),
}))

describe.each(locales)('the app words refusals in %s', locale => {
  it('every code of the server, without a parameter that does not come', async () => {
    const { resources, bundles } = await localeTable[locale].load()
    const named = [
      'account',
      'member',
      'requisite',
      'swap',
      'receive',
      'send',
      'merchant',
      'merchantStyle',
      'merchantInvoice',
      'editor',
      'desk',
    ] as const
    const later = await Promise.all(named.map(name => bundles[name]()))
    const parts = [resources, ...later] as unknown as Readonly<
      Record<string, Readonly<Record<string, string>>>
    >[]
    const error: Readonly<Record<string, string | undefined>> = Object.assign(
      {},
      ...parts.flatMap(part =>
        Object.entries(part).flatMap(([noun, words]) => (noun.startsWith('error') ? [words] : [])),
      ),
    )
    const wanting = refusals.flatMap(({ code, params }) => {
      const text = error[code]
      if (text === undefined) return [`${code}: no words`]
      const unknown = [...text.matchAll(/\{\{(\w+)/g)].filter(match => !params.includes(match[1] ?? ''))
      return unknown.map(match => `${code}: ${match[1]} does not come`)
    })
    expect(wanting).toEqual([])
  })
})
