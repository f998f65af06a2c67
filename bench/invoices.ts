import type { Bench } from './bench.ts'
import { makeShop, shopkeeper, shopNumber } from './invoices/shop.ts'
import { visitEach, visitFilled, worstP95, type Visit } from './support/visit.ts'

const invoices = 1_000_000
const calls = 60

const filters = {
  none: '',
  paid: '&statuses=paid',
  waiting: '&statuses=created',
  several: '&statuses=paid&statuses=past_due&statuses=trade_cancelled',
  held: '&held=true',
  common_word: '&search=coffee',
  common_words: '&search=coffee%20order',
  rare_word: '&search=order%20777001',
  no_word: '&search=nothinglikethat',
  payer: '&search=payer77%40example',
  day: '&from=2025-06-01&to=2025-06-01',
  long_ago: '&to=2024-02-01',
  paid_long_ago: '&to=2024-02-01&statuses=paid',
  word_long_ago: '&to=2024-02-01&search=kettle',
  hundred: '&limit=100',
} as const

/** The list of a store with a million invoices, over HTTP, to its owner. */
export const invoiceList: Bench = {
  name: 'invoices',
  about:
    'The list of a store with 1,000,000 invoices in two years, on PostgreSQL: every filter, first and later pages, with the totals of the store, one call after the other',
  run: () => visitFilled({ fill: database => makeShop(database, invoices), name: shopkeeper }, measure),
}

async function measure(visit: Visit) {
  const list: Visit = (more, times) => visit(`/v1/invoices?account_id=${shopNumber}${more}`, times)
  const lists = await visitEach(list, filters, calls)
  const detail = await visit(`/v1/invoices/${shopNumber}`, calls)
  const worst = worstP95(lists)
  const figures = { lists, detail, worstListP95Ms: worst }
  return { figures, targets: [{ name: 'worst list of invoices, p95 ms', measured: worst, atMost: 50 }] }
}
