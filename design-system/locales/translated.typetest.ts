import type { Translated } from './translated.ts'

const source = { title: 'Trades', trades_one: '{{count}} trade', trades_other: '{{count}} trades' } as const

const forms = { trades_one: '', trades_few: '', trades_many: '', trades_other: '' }

const complete: Translated<typeof source, 'ru'> = { title: '', ...forms }
// @ts-expect-error a key is missing
const missing: Translated<typeof source, 'ru'> = { ...forms }
// @ts-expect-error a plural form is missing
const form: Translated<typeof source, 'ru'> = {
  title: '',
  trades_one: '',
  trades_many: '',
  trades_other: '',
}
// @ts-expect-error a key is too many
const extra: Translated<typeof source, 'ru'> = { title: '', ...forms, subtitle: '' }

void [complete, missing, form, extra]
