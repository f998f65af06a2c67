import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import readWorkbook from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import { decimal } from '../domain/money/decimal.ts'
import { decimalCell, emptyCell, isExactInSheet, textCell, type Cell } from './sheetXml.ts'
import { workbook } from './workbook.ts'

const columns = [
  { title: 'Имя', width: 20 },
  { title: 'Сумма', width: 20 },
  { title: 'Когда', width: 20 },
]
const at = new Date('2026-03-01T12:34:56Z')

async function* portions(...all: Cell[][][]) {
  yield* all
}

const read = async (rows: AsyncIterable<Cell[][]>, rowsOfSheet?: number) =>
  readWorkbook(
    await buffer(workbook({ name: 'Книга & <1>', columns, rows, ...(rowsOfSheet ? { rowsOfSheet } : {}) })),
  )

describe('a workbook', () => {
  test('is read back as it was written: text, exact numbers, dates, nothing', async () => {
    const row = (text: string, amount: string | null): Cell[] => [
      textCell(text),
      decimalCell(amount),
      { kind: 'moment', at },
    ]
    const [sheet] = await read(
      portions(
        [row('Ёж «съел» щи', '-0.00000001'), row('=1+1', '123456789012345')],
        [],
        [row('a < b && c > "d"', '0.000000000000000001'), row('  spaces\nand lines ', null)],
        [row('1.100000000000000011', '1.100000000000000011')],
      ),
    )
    expect(sheet?.sheet).toBe('Книга & <1>')
    expect(sheet?.data).toEqual([
      ['Имя', 'Сумма', 'Когда'],
      ['Ёж «съел» щи', -0.00000001, at],
      ['=1+1', 123456789012345, at],
      ['a < b && c > "d"', 1e-18, at],
      ['spaces\nand lines', null, at].map((value, index) => (index === 0 ? sheet?.data[4]?.[0] : value)),
      ['1.100000000000000011', '1.100000000000000011', at],
    ])
    expect(String(sheet?.data[4]?.[0]).trim()).toBe('spaces\nand lines')
  })

  test.each(['=cmd()', '+1', '-1', '@sum', '\tx'])('never has %j as a formula', async text => {
    const file = await buffer(workbook({ name: 'x', columns, rows: portions([[textCell(text)]]) }))
    const [sheet] = await readWorkbook(file)
    expect(String(sheet?.data[1]?.[0]).trim()).toBe(text.trim())
  })

  test('goes on in a second sheet where one is full, each with its head', async () => {
    const rows = Array.from({ length: 5 }, (_, index) => [textCell(`r${index}`)])
    const sheets = await read(portions(rows.slice(0, 3), rows.slice(3)), 3)
    expect(sheets.map(({ sheet, data }) => [sheet, data.length])).toEqual([
      ['Книга & <1>', 3],
      ['Книга & <1> 2', 3],
      ['Книга & <1> 3', 2],
    ])
    expect(sheets.flatMap(({ data }) => data.slice(1).map(([name]) => name))).toEqual([
      'r0',
      'r1',
      'r2',
      'r3',
      'r4',
    ])
  })

  test('of nothing has its head', async () => {
    expect((await read(portions()))[0]?.data).toEqual([['Имя', 'Сумма', 'Когда']])
  })

  test('drops what XML cannot hold, and keeps what a reader would take for an escape', async () => {
    const [sheet] = await read(portions([[textCell('a\u0000b\u001f\ud800'), emptyCell]]))
    expect(sheet?.data[1]?.[0]).toBe('ab\ufffd')
  })

  test('that its reader leaves ends the rows', async () => {
    let [given, isEnded] = [0, false]
    async function* endless() {
      try {
        for (;;) {
          given++
          yield [[textCell('x'.repeat(1000))]]
        }
      } finally {
        isEnded = true
      }
    }
    const file = workbook({ name: 'x', columns, rows: endless() })
    await once(file, 'readable')
    file.destroy()
    await once(file, 'close')
    await new Promise(resolve => setImmediate(resolve))
    const soFar = given
    await expect.poll(() => isEnded).toBe(true)
    expect(given - soFar).toBeLessThan(50)
  })

  test('is not read ahead of a slow reader', async () => {
    let given = 0
    async function* endless() {
      for (;;) {
        given++
        // What does not pack, so that it has to be taken.
        yield [
          [
            textCell(
              Array.from({ length: 20_000 }, (_, index) =>
                String.fromCodePoint(0x4e00 + ((index * given * 7919) % 20_000)),
              ).join(''),
            ),
          ],
        ]
      }
    }
    const file = workbook({ name: 'x', columns, rows: endless() })
    await once(file, 'readable')
    let before = -1
    await expect
      .poll(() => {
        const isStill = given === before
        before = given
        return isStill
      })
      .toBe(true)
    expect(given).toBeLessThan(50)
    file.destroy()
  })

  test('whose rows fail breaks off', async () => {
    async function* failing(): AsyncGenerator<Cell[][]> {
      yield [[textCell('one')]]
      throw new Error('the database is away')
    }
    await expect(buffer(workbook({ name: 'x', columns, rows: failing() }))).rejects.toThrow('away')
  })
})

test.each([
  ['123456789012345', true],
  ['1234567890123456', false],
  ['1234567890123450000', true],
  ['0.000000000000000001', true],
  ['-1.10000000000000001', false],
  ['0', true],
])('%s is exact as a number of a sheet: %s', (value, isExact) => {
  expect(isExactInSheet(decimal(value))).toBe(isExact)
})
