import type { Bench } from './bench.ts'

/** All benches, in the order in which they run. Each is loaded where it runs, so that none carries what another needs. */
export const benches = {
  start: async () => (await import('./start.ts')).start,
  gateway: async () => (await import('./gateway.ts')).gateway,
  bridge: async () => (await import('./bridge.ts')).bridge,
  ticks: async () => (await import('./ticks.ts')).ticks,
  tracing: async () => (await import('./tracing.ts')).tracing,
  trades: async () => (await import('./trades.ts')).trades,
  earnings: async () => (await import('./earnings.ts')).earnings,
  referrals: async () => (await import('./referrals.ts')).referrals,
  content: async () => (await import('./content.ts')).content,
  rendering: async () => (await import('./rendering.ts')).rendering,
  formula: async () => (await import('./formula.ts')).formula,
  desk: async () => (await import('./desk.ts')).desk,
  people: async () => (await import('./people.ts')).people,
  search: async () => (await import('./search.ts')).search,
  notices: async () => (await import('./notices.ts')).notices,
  wallet: async () => (await import('./wallet.ts')).wallet,
  swap: async () => (await import('./swap.ts')).swap,
  export: async () => (await import('./spreadsheet.ts')).exported,
  invoices: async () => (await import('./invoices.ts')).invoiceList,
  payers: async () => (await import('./payers.ts')).payers,
  strangers: async () => (await import('./strangers.ts')).strangers,
  market: async () => (await import('./market.ts')).market,
  bytes: async () => (await import('./bytes.ts')).bytes,
  lighthouse: async () => (await import('./lighthouse.ts')).lighthouse,
  chatter: async () => (await import('./chatter.ts')).chatter,
  screen: async () => (await import('./support/screen.ts')).screen,
  scroll: async () => (await import('./scroll.ts')).scroll,
} satisfies Readonly<Record<string, () => Promise<Bench>>>
export type BenchName = keyof typeof benches

export const benchNames = Object.keys(benches) as BenchName[]

export const isBenchName = (name: string): name is BenchName => Object.hasOwn(benches, name)

const usualSeconds = 600
/** A million rows are made first, a thousand people come, or many measurements follow each other. */
const longer: Partial<Record<BenchName, number>> = {
  bridge: 1200,
  trades: 1200,
  search: 3600,
  desk: 3600,
  wallet: 3600,
  export: 3600,
  invoices: 3600,
  earnings: 1800,
  content: 1800,
  payers: 1800,
  market: 4500,
  lighthouse: 2400,
  scroll: 1200,
}

/** So long a bench may take, with loads of 5 s, also on a machine that other work keeps busy. What takes longer is broken off. */
export const longestSeconds = (name: BenchName): number => longer[name] ?? usualSeconds
