import { text as textOf } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { csv } from './csv.ts'
import { decimalCell, textCell, type Cell } from './sheetXml.ts'

async function* once(rows: Cell[][]) {
  yield rows
}

const made = (language: string, rows: Cell[][]) =>
  textOf(
    csv({
      language,
      columns: [
        { title: 'A', width: 5 },
        { title: 'B', width: 5 },
      ],
      rows: once(rows),
    }),
  )

/** What a program finds that splits lines at a sign; a quotation mark counts at the beginning of a cell alone. */
function cellsOf(file: string, sign: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const end = () => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  const text = file.replace(/^\uFEFF/, '')
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at)
    if (isQuoted && char === '"' && text.charAt(at + 1) === '"') {
      cell += '"'
      at += 1
    } else if (isQuoted && char === '"') isQuoted = false
    else if (!isQuoted && char === '"' && cell === '') isQuoted = true
    else if (!isQuoted && char === sign) end()
    else if (!isQuoted && char === '\n') {
      end()
      rows.push([])
    } else if (isQuoted || char !== '\r') cell += char
  }
  if (cell !== '' || rows.at(-1)?.length) end()
  return rows.filter(row => row.length > 0)
}

const formula = /^[\s\u00A0"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/
const number = /^-?\d+([.,]\d+)?$/

const begins = ['=1+1', '+1+cmd', '-1+cmd', '@SUM(A1)', '\uFF1D1', '\uFF0B1', '\uFF0D1x', '\uFF201']
const before = [
  '',
  ';',
  ',',
  '\t',
  '\r',
  '\n',
  '"',
  'a;',
  'a,',
  'a\t',
  'a\r\n',
  'a"',
  'a;"',
  '"";',
  'a; ',
  ' ',
  ';;',
  '",',
]

describe.each(['en', 'ru'])('a table in %s', language => {
  it.each([',', ';', '\t'])('runs nothing where its reader splits at %j', async sign => {
    const texts = before.flatMap(start => begins.map(end => start + end))
    const file = await made(
      language,
      texts.map(text => [textCell(text), decimalCell('-1.5')]),
    )
    const running = cellsOf(file, sign)
      .flat()
      .filter(cell => formula.test(cell) && !number.test(cell))
    // A number of our own, with what else stands in its line for a reader that splits at another sign.
    expect(running.filter(cell => !/^["\s]*-1[.,]5["\s]*$/.test(cell))).toEqual([])
  })

  it('keeps texts, and numbers as numbers', async () => {
    const [sign, point] = language === 'ru' ? [';', ','] : [',', '.']
    const file = await made(language, [
      [textCell('Beans; "two" bags, - 5 %'), decimalCell('-0.00000001')],
      [textCell('a-b = c'), decimalCell('1250')],
    ])
    expect(cellsOf(file, sign)).toEqual([
      ['A', 'B'],
      [`Beans; "two" bags, '- 5 %`, `-0${point}00000001`],
      ['a-b = c', '1250'],
    ])
  })
})
