import { defineFieldType } from '../fieldType.ts'
import type { CommonContext, FieldType } from '../fieldType.ts'
import { errorStatus } from '../formMessage.ts'
import { dateBetween } from '../rules.ts'

export interface DateContext extends CommonContext<string> {
  /** The first and last day that is taken, as `YYYY-MM-DD`. */
  readonly min?: string
  readonly max?: string
}

const written = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/
const iso = /^(\d{4})-(\d{2})-(\d{2})$/

/** A calendar day typed as `DD.MM.YYYY` (or given as `YYYY-MM-DD`) and kept as `YYYY-MM-DD`; `''` while it is none. */
export const dateField: FieldType<string, string, DateContext> = defineFieldType<string, string, DateContext>(
  {
    empty: '',
    isEmpty: ({ rawValue }) => rawValue.trim() === '',
    read: raw => readDay(raw.trim()),
    judge: ({ value }, { min, max }, around) =>
      value === '' ? errorStatus('date') : dateBetween(min, max)(value, around),
    settle: ({ rawValue, value }) => (value === '' ? rawValue : value.replace(iso, '$3.$2.$1')),
  },
)

function readDay(text: string): string {
  const match = written.exec(text)
  const day = match ? `${match[3]}-${match[2]?.padStart(2, '0')}-${match[1]?.padStart(2, '0')}` : text
  if (!iso.test(day)) return ''
  // 31.02. parses into March: a day that does not come back as it went in does not exist.
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : ''
}
