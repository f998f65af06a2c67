import { decimal, toScaled, type DecimalString } from '../domain/money/decimal.ts'

/** What stands in a cell. */
export type Cell =
  | { readonly kind: 'empty' }
  | { readonly kind: 'text'; readonly text: string }
  /** What clocks show, as if they were those of UTC: a sheet knows no time zones. */
  | { readonly kind: 'moment'; readonly at: Date }
  | { readonly kind: 'decimal'; readonly value: DecimalString }

export const emptyCell: Cell = { kind: 'empty' }
export const textCell = (text: string | null): Cell => (text === null ? emptyCell : { kind: 'text', text })
export const decimalCell = (value: string | null): Cell =>
  value === null ? emptyCell : { kind: 'decimal', value: decimal(value) }

/** A column: its head, and how many characters wide it is. */
export interface Column {
  readonly title: string
  readonly width: number
}

/** A sheet has no more rows, its head among them. */
export const mostRows = 1_048_576

/** The styles of `xl/styles.xml`, by their number there. */
const style = { head: 1, moment: 2, decimal: 3, text: 4 } as const

/** Digits that a sheet's numbers, which are doubles, keep exactly. */
const exactDigits = 15

/** Whether a number of a sheet is exactly this; if not it is written as text. */
export function isExactInSheet(value: DecimalString): boolean {
  const { coefficient } = toScaled(value)
  return String(coefficient < 0n ? -coefficient : coefficient).replace(/0+$/, '').length <= exactDigits
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'

/** The beginning of a sheet, with its head: bold, and in sight while the rest is scrolled. */
export const sheetBegins = (columns: readonly Column[]): string => `${xml}<worksheet xmlns="${main}">\
<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>\
<cols>${columns.map(({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join('')}</cols>\
<sheetData><row r="1">${columns.map(({ title }, index) => text(title, `${letter(index)}1`, style.head)).join('')}</row>`

export const sheetEnds = '</sheetData></worksheet>'

/** One row; the head is the first. */
export const rowXml = (cells: readonly Cell[], number: number): string =>
  `<row r="${number}">${cells.map((cell, index) => cellXml(cell, letter(index) + number)).join('')}</row>`

/** A column's name, of at most 26. */
const letter = (index: number): string => String.fromCharCode(65 + index)

const dayMs = 86_400_000
/** Part of a millisecond by which a count of days is too large rather than too small: who reads it rounds down. */
const readMs = 0.25
/** The day of 1970 by the count of sheets, which begins in 1899. */
const epochDay = 25_569

function cellXml(cell: Cell, place: string): string {
  if (cell.kind === 'empty') return ''
  if (cell.kind === 'text') return text(cell.text, place, style.text)
  if (cell.kind === 'moment')
    return `<c r="${place}" s="${style.moment}"><v>${(cell.at.getTime() + readMs) / dayMs + epochDay}</v></c>`
  if (!isExactInSheet(cell.value)) return text(cell.value, place, style.text)
  return `<c r="${place}" s="${style.decimal}"><v>${cell.value}</v></c>`
}

/** A text in its cell: never a formula, whatever it begins with. */
const text = (value: string, place: string, s: number): string =>
  `<c r="${place}" s="${s}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** XML has no other control characters than these; `_x0041_` would be read as the letter that it stands for. */
const escaped = (value: string): string =>
  value
    .toWellFormed()
    // eslint-disable-next-line no-control-regex -- these are what is taken out
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(/[&<>]/g, char => entities[char] ?? char)

/** The parts of a workbook beside its sheets, by their place in the file. */
export const workbookParts = (names: readonly string[]): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${xml}<Types xmlns="${packages}/content-types">\
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
<Default Extension="xml" ContentType="application/xml"/>\
<Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>\
<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>\
${names.map((_, index) => `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`).join('')}</Types>`,
  '_rels/.rels': `${xml}<Relationships xmlns="${packages}/relationships">\
<Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>\
${names.map((name, index) => `<sheet name="${escaped(name).replaceAll('"', '&quot;')}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="${packages}/relationships">\
${names.map((_, index) => `<Relationship Id="rId${index + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}\
<Relationship Id="rId${names.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': styles,
})

/** In the order of {@link style}; `quotePrefix` keeps a text one when its cell is edited. */
const styles = `${xml}<styleSheet xmlns="${main}">\
<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/><numFmt numFmtId="165" formatCode="0.00################"/></numFmts>\
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>\
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>\
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>\
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>\
<cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>\
<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>\
<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>\
<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>\
<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/></cellXfs>\
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
