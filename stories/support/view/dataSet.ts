import type { View } from './viewAxes.ts'

/** What the data of a story is made of, beside what the story itself gives. */
export type DataSet = View['data']

let current: DataSet = 'usual'

/** Sets that are a state of pages, and leave data as it is. */
export const isState = (set: DataSet): set is 'waiting' | 'failing' => set === 'waiting' || set === 'failing'

/** Which data the pages of stories get. */
export const dataSet = (): DataSet => current

/** Sets which data the pages of stories get from now on. Before they are rendered. */
export function setDataSet(set: DataSet): void {
  current = set
}

/** Fields that people, or banks, fill in as they like. Codes, addresses and statuses are not among them. */
const writtenByPeople = new Set([
  'about',
  'bankName',
  'body',
  'children',
  'comment',
  'description',
  'introduction',
  'label',
  'legalName',
  'lead',
  'name',
  'partnerName',
  'payerName',
  'productDescription',
  'productTitle',
  'promoText',
  'reason',
  'statement',
  'subject',
  'terms',
  'text',
  'title',
  'traderName',
])

/** Whether a field of this name holds a text of somebody’s, which may be of any length. */
export const isWritten = (name: string): boolean => writtenByPeople.has(name)

/** Shares, grades and factors: they have bounds of their own. */
const bounded = /percent|score|rating|coefficient|version|count/i

/** Whether a field of this name holds an amount or a price, which may be of any size. */
export const isAmount = (name: string): boolean =>
  !bounded.test(name) &&
  /amount|price|total|available|balance|fee$|escrow|maximum|minimum|stock|sum|volume|worth/i.test(name)

/** A text three times as long: the same one, said again. */
export const longer = (text: string): string => [text, text, text].join(' ')

/** An amount with twelve digits before the point, and as many after it as the asset may have: 18 for a coin, as it was for the rest. */
export function huge(amount: string): string {
  const [, fraction = ''] = amount.split('.')
  const sign = amount.startsWith('-') ? '-' : ''
  const digits = fraction.length > 2 ? '123456789012345678' : fraction
  return `${sign}987654321098${digits === '' ? '' : `.${digits}`}`
}

export const isDecimal = (value: unknown): value is string =>
  typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value)
