import { evaluateFormula, type RateLookup } from '../server/domain/advert/formula/formula.ts'
import { longestFormula, parseFormula } from '../server/domain/advert/formula/formulaParser.ts'
import { ratioToDecimal } from '../server/domain/money/ratio.ts'
import { rateNamed } from '../server/domain/rate/rates.ts'
import { randomWalk } from '../server/adapters/rates/randomWalk.ts'
import { percentile, type Bench } from './bench.ts'

const rounds = 200
const eachRound = 500
const rates = randomWalk({ seed: 'bench', tickSeconds: 5 }).ratesAt(new Date('2026-03-01T12:00:00Z'))
const rateOf: RateLookup = name => rateNamed(rates, name)

/** As long as a formula may be, of what costs most: every division makes the fraction longer. */
function costliest(): string {
  const part = 'btc_uzs/usd_ngn/'
  return part.repeat(Math.floor((longestFormula - 7) / part.length)) + 'eth_rub'
}

const texts = { usual: 'btc_usd * usd_ngn * 1.012', costliest: costliest() } as const

/** Reads the formula, once more each time, and prices it at the market. */
function priced(text: string): string {
  const read = parseFormula(text)
  if (!read.ok) throw new Error(`${text}: ${read.refusal.code}`)
  const value = evaluateFormula(read.value, rateOf)
  if (!value.ok) throw new Error(`${text}: ${value.refusal.code}`)
  return ratioToDecimal(value.value, 2, 'halfUp')
}

/** Microseconds of one, as the median and the 99th of a hundred rounds: a single one is too short for the clock. */
function microsecondsOf(work: () => void): { readonly p50: number; readonly p99: number } {
  const each = Array.from({ length: rounds }, () => {
    const began = performance.now()
    for (let index = 0; index < eachRound; index++) work()
    return ((performance.now() - began) * 1000) / eachRound
  })
  // The first ones run before the code is compiled.
  const warm = each.slice(rounds / 10)
  return { p50: percentile(warm, 0.5), p99: percentile(warm, 0.99) }
}

/** What a price formula costs: it is worked out for every advert that has one, at every tick. */
export const formula: Bench = {
  name: 'formula',
  about:
    'A price formula from its text to a price: a usual one, and the costliest that may be written, in µs',
  async run() {
    const figures = {
      usualUs: microsecondsOf(() => priced(texts.usual)),
      costliestUs: microsecondsOf(() => priced(texts.costliest)),
    }
    return {
      figures,
      targets: [
        { name: 'usual formula, read and priced, µs', measured: figures.usualUs.p50, atMost: 50 },
        { name: 'costliest formula, read and priced, µs', measured: figures.costliestUs.p50, atMost: 500 },
      ],
    }
  },
}
