import { describe, expect, it } from 'vitest'
import { renderPayer } from '../../../app/payer/server.tsx'
import { parseBrand } from '../../../brand/brand.ts'
import { payerStates } from '../../../design-system/domain/shop/invoice/invoiceShape.ts'
import { sampleInvoice, sampleTime } from '../../../design-system/domain/shop/invoice/sampleInvoice.ts'
import { locales } from '../../../design-system/format/locale.ts'
import { storyLook } from '../../../stories/domain/support/shop/storyInvoices.ts'

const brand = parseBrand({ name: 'Bazaar & Sons', supportEmail: 'help@bazaar.test' })

const wireName = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
function wire(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(wire)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [wireName(name), wire(inner)]))
}

describe.each(locales)('under another brand, in %s', locale => {
  const around = {
    prefix: locale,
    fallback: locale,
    now: sampleTime,
    path: '/invoice/a',
    query: '',
    parent: null,
  }
  const said = (kind: 'invoice' | 'gone' | 'away' | 'confirmGone', answer?: object) => {
    const { html, title } = renderPayer({ ...around, kind, answer, brand })
    return `${title}\n${html}`
  }

  it.each(payerStates)('a page of a payer says the market’s name and not Souk: %s', state => {
    const invoice = { ...sampleInvoice(state, locale), uniqueId: 'a', version: 1, locale, look: storyLook }
    const text = said('invoice', wire(invoice) as object)
    expect(text).toContain('Bazaar &amp; Sons')
    expect(text).not.toMatch(/souk/i)
  })

  it.each(['gone', 'away', 'confirmGone'] as const)('nor does one that has nothing to show: %s', kind => {
    expect(said(kind)).not.toMatch(/souk/i)
  })
})
