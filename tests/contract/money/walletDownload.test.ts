import readWorkbook from 'read-excel-file/node'
import { beforeAll, describe, expect, it } from 'vitest'
import { newHolder, write, writeWithdrawal, type Holder } from './wallet/holder.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'

const souk = suiteSouk()
let holder: Holder
beforeAll(async () => {
  holder = await newHolder(souk, 'екатерина')
  await souk.call('PATCH /v1/me', { as: holder, body: { time_zone: 'Asia/Tokyo' } })
  const friend = await newHolder(souk, 'friend')
  const transfer = await writeWithdrawal(souk, holder, {
    recipient: friend,
    status: 'confirmed',
    comment: '=HYPERLINK("http://x") «спасибо»',
  })
  await write(souk, holder, {
    type: 'Transaction::WalletRefill',
    amount: 1234567890123456789n,
    asset: 'ETH',
    at: new Date('2026-03-01T15:00:00Z'),
  })
  await write(souk, holder, {
    type: 'Transaction::WithdrawalFunds',
    amount: -1n,
    asset: 'ETH',
    at: new Date('2026-03-01T15:00:01Z'),
  })
  await write(souk, holder, {
    type: 'Transaction::WalletRefill',
    amount: 150000000n,
    at: new Date('2026-03-02T00:00:00Z'),
  })
  await write(souk, holder, {
    type: 'Transaction::InternalWithdrawalFunds',
    amount: -50000000n,
    meta: { withdrawal: transfer },
    at: new Date('2026-03-03T00:00:00Z'),
  })
})

const download = (query = '', signal?: AbortSignal) =>
  fetch(`${souk.server.url}/api/v1/transactions/download${query}`, {
    headers: { 'x-access-token': holder.token },
    ...(signal ? { signal } : {}),
  })

const sheetOf = async (query = '') => {
  const answer = await download(query)
  expect(answer.status).toBe(200)
  const [sheet] = await readWorkbook(Buffer.from(await answer.arrayBuffer()))
  const [head = [], ...rows] = sheet?.data ?? []
  return {
    headers: answer.headers,
    name: sheet?.sheet,
    head: head.map(String),
    rows: rows.map(row =>
      Object.fromEntries(head.map((title, index) => [String(title), row[index] ?? null])),
    ),
  }
}

describe('the spreadsheet of movements', () => {
  it('has what the list has: dates as dates, exact amounts, text as text', async () => {
    const { headers, name, rows } = await sheetOf('?locale=ru')
    expect(headers.get('content-type')).toContain('spreadsheetml')
    expect(headers.get('content-disposition')).toMatch(/filename="souk-operations-\d{4}-\d\d-\d\d\.xlsx"/)
    expect(headers.get('cache-control')).toContain('no-store')
    expect(name).toBe('Операции')
    const { body } = await souk.call<{ items: Record<string, never>[] }>('GET /v1/transactions', {
      as: holder,
    })
    expect(rows.map(row => row['№'])).toEqual(body.items.map(({ id }) => id))
    // Whatever would be rounded as a number is text, and all of it is what the list says.
    const plain = (value: unknown) =>
      typeof value === 'number' ? value.toFixed(18).replace(/\.?0+$/, '') : value
    expect(rows.map(row => plain(row['Сумма']))).toEqual(body.items.map(({ amount }) => amount))
    expect(rows.map(row => plain(row['Баланс после']))).toEqual(
      body.items.map(({ balance_after: after }) => after),
    )
    expect(rows).toMatchObject([
      {
        Тип: 'Перевод пользователю',
        Направление: 'Исходящая',
        Сумма: -0.5,
        Монета: 'BTC',
        'С кем': 'friend',
        Комментарий: '=HYPERLINK("http://x") «спасибо»',
        Примечание: null,
        'Дата (Asia/Tokyo)': new Date('2026-03-03T09:00:00Z'),
      },
      { Тип: 'Пополнение', Сумма: 1.5 },
      {
        Сумма: -1e-18,
        'Баланс после': '1.234567890123456788',
        'Дата (Asia/Tokyo)': new Date('2026-03-02T00:00:01Z'),
      },
      { Сумма: '1.234567890123456789' },
    ])
    expect(rows[3]?.['Примечание']).toContain('15 цифр')
  })

  it('is in English too, narrowed as the list is, by the clocks that are asked for', async () => {
    const { headers, head, rows } = await sheetOf(
      '?locale=en&asset=ETH&from=2026-03-01&to=2026-03-01&time_zone=UTC&types=Transaction::WithdrawalFunds',
    )
    expect(headers.get('content-disposition')).toContain('souk-transactions-2026-03-01-2026-03-01.xlsx')
    expect(head.slice(0, 6)).toEqual(['Date (UTC)', 'Type', 'Direction', 'Status', 'Coin', 'Amount'])
    expect(rows).toMatchObject([{ Type: 'Withdrawal', 'Date (UTC)': new Date('2026-03-01T15:00:01Z') }])
    // In Tokyo that is the second of March.
    expect((await sheetOf('?locale=en&from=2026-03-01&to=2026-03-01')).rows).toEqual([])
  })

  it('refuses a time zone that does not exist', async () => {
    const answer = await download('?time_zone=Mars/Olympus')
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([422, 'invalid_choice'])
  })
})
