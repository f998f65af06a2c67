import { fieldLengths } from '../../../../forms/fieldLengths.ts'
import type { FieldSpec, FieldSpecs } from '../../../../forms/engine/formState.ts'
import { businessPurposes, flawSeverities, monthlyVolumes } from './contactShape.ts'
import type { ContactTopic, ContactValues } from './contactShape.ts'

export type ContactFieldName = Exclude<keyof ContactValues, 'topic'>

/** How a field is typed in, and what it takes. */
type Row =
  | { readonly kind: 'line' | 'lines'; readonly most: number; readonly autoComplete?: string }
  | { readonly kind: 'email' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'switch' }

export const contactFields = {
  name: { kind: 'line', most: fieldLengths.contactName.most, autoComplete: 'name' },
  email: { kind: 'email' },
  text: { kind: 'lines', most: fieldLengths.contactText.most },
  country: { kind: 'line', most: fieldLengths.contactCountry.most, autoComplete: 'country-name' },
  currencies: { kind: 'line', most: fieldLengths.contactCurrencies.most },
  monthlyVolume: { kind: 'choice', options: monthlyVolumes },
  place: { kind: 'line', most: fieldLengths.contactPlace.most },
  severity: { kind: 'choice', options: flawSeverities },
  steps: { kind: 'lines', most: fieldLengths.contactText.most },
  mayName: { kind: 'switch' },
  company: { kind: 'line', most: fieldLengths.contactCompany.most, autoComplete: 'organization' },
  site: { kind: 'line', most: fieldLengths.contactSite.most, autoComplete: 'url' },
  purpose: { kind: 'choice', options: businessPurposes },
} as const satisfies Record<ContactFieldName, Row>

/** What each topic asks for, in the order of the form. */
export const fieldsOfTopic = {
  trader: ['name', 'email', 'country', 'currencies', 'monthlyVolume', 'text'],
  bug: ['name', 'email', 'place', 'severity', 'steps', 'text', 'mayName'],
  business: ['name', 'email', 'company', 'site', 'purpose', 'text'],
} as const satisfies Record<ContactTopic, readonly ContactFieldName[]>

const optional: ReadonlySet<ContactFieldName> = new Set(['site', 'mayName'])
export const isOptional = (name: ContactFieldName): boolean => optional.has(name)

function specOf(name: ContactFieldName): FieldSpec {
  const row: Row = contactFields[name]
  const required = !isOptional(name)
  switch (row.kind) {
    case 'line':
      return { typeId: 'text', context: { required, maxLength: row.most } }
    case 'lines':
      return { typeId: 'textArea', context: { required, maxLength: row.most } }
    case 'email':
      return { typeId: 'email', context: { required, maxLength: fieldLengths.email.most } }
    case 'choice':
      return { typeId: 'select', context: { required, options: row.options } }
    default:
      return { typeId: 'checkbox', context: {} }
  }
}

/** The fields of a topic, as a form is made from them. */
export const specsOf = (topic: ContactTopic): FieldSpecs =>
  Object.fromEntries(fieldsOfTopic[topic].map(name => [name, specOf(name)]))

/** What was written, as it is sent: what was left empty is left out. */
export const contactValues = (
  topic: ContactTopic,
  values: Readonly<Record<string, unknown>>,
): ContactValues => {
  const said = Object.entries(values).filter(([, value]) => value !== '' && value !== false)
  // Each field holds what its row of the table says.
  return { topic, ...Object.fromEntries(said) } as unknown as ContactValues
}
