import { readFile } from 'node:fs/promises'
import type PdfDocument from 'pdfkit'
import type { ReceiptFacts } from './receiptFacts.ts'
import { receiptText, type ReceiptText } from './receiptText.ts'

type Page = InstanceType<typeof PdfDocument>

const fontFiles = {
  plain: new URL('../../../../../brand/fonts/plex-sans-400.ttf', import.meta.url),
  strong: new URL('../../../../../brand/fonts/plex-sans-600.ttf', import.meta.url),
} as const
type Fonts = Readonly<Record<keyof typeof fontFiles, Buffer>>
let fonts: Promise<Fonts> | undefined

/** The fonts of receipts, read once. */
const readFonts = (): Promise<Fonts> =>
  (fonts ??= Promise.all([readFile(fontFiles.plain), readFile(fontFiles.strong)]).then(([plain, strong]) => ({
    plain,
    strong,
  })))

const ink = '#1b1a17'
const faint = '#6b675c'
const line = '#d8d3c5'
/** Points: the margin of the page, and where values begin. */
const margin = 56
const labelWidth = 170

/** A receipt as a PDF: one page, fonts embedded, its text to be searched and copied. */
export async function drawReceipt(facts: ReceiptFacts): Promise<Buffer> {
  const text = receiptText(facts)
  // With the first receipt, and not with the process: it brings 10 MB.
  const [{ plain, strong }, { default: Document }] = await Promise.all([readFonts(), import('pdfkit')])
  const page = new Document({
    size: 'A4',
    margin,
    lang: facts.locale,
    displayTitle: true,
    // None of the fonts that every reader is said to have: they know neither Cyrillic nor ₦.
    font: plain as unknown as string,
    info: {
      Title: `${text.title}, ${text.trade}`,
      Author: text.brand,
      Producer: text.brand,
      Creator: text.brand,
      CreationDate: facts.madeAt,
    },
  })
  page.registerFont('plain', plain)
  page.registerFont('strong', strong)
  const whole = bytesOf(page)
  drawHead(page, text)
  for (const group of text.groups) drawGroup(page, group)
  page
    .moveDown(1)
    .font('plain')
    .fontSize(9)
    .fillColor(faint)
    .text(text.footer, margin, page.y, { lineGap: 2 })
  page.end()
  return whole
}

function bytesOf(page: Page): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    page.on('data', (part: Buffer) => parts.push(part))
    page.on('end', () => resolve(Buffer.concat(parts)))
    page.on('error', reject)
  })
}

function drawHead(page: Page, { brand, title, trade, outcome }: ReceiptText): void {
  page.font('strong').fontSize(12).fillColor(faint).text(brand)
  page.moveDown(0.6).fontSize(22).fillColor(ink).text(title)
  page.font('plain').fontSize(12).fillColor(faint).text(trade)
  page.moveDown(1).font('strong').fontSize(13).fillColor(ink).text(outcome, { lineGap: 2 })
  page.moveDown(0.8)
}

function drawGroup(page: Page, rows: ReceiptText['groups'][number]): void {
  if (rows.length === 0) return
  const right = page.page.width - margin
  page.moveTo(margin, page.y).lineTo(right, page.y).lineWidth(0.75).strokeColor(line).stroke()
  page.moveDown(0.7)
  for (const [label, value] of rows) {
    const top = page.y
    page.font('plain').fontSize(10.5).fillColor(faint)
    page.text(label, margin, top, { width: labelWidth - 12 })
    const below = page.y
    page.font('strong').fillColor(ink)
    page.text(value, margin + labelWidth, top, { width: right - margin - labelWidth })
    page.y = Math.max(below, page.y) + 6
  }
  page.moveDown(0.4)
}
