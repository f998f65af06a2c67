import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Figure } from './bench.ts'
import { readResults, type Results } from './results.ts'

// `npx node bench/readme.ts`: writes the README's figures from bench/results/latest.json; a test compares.

const root = new URL('..', import.meta.url)
/** The figures that the README shows. */
export const latestFile = fileURLToPath(new URL('bench/results/latest.json', root))
const readmeFile = fileURLToPath(new URL('README.md', root))

interface Line {
  readonly bench: string
  readonly what: string
  /** Paths into the figures of the bench, and what stands between and after their values. */
  readonly figure: (at: (path: string) => string) => string
  readonly target?: string
}

const lines: readonly Line[] = [
  {
    bench: 'start',
    what: 'The first start, which builds the app and fills the market; the next',
    figure: at => `${at('firstWithDemoMs')} ms; ${at('againMs')} ms`,
    target: '10,000 ms',
  },
  {
    bench: 'start',
    what: 'Memory of the product and its signer a minute after the first start; after the next; after a first on PostgreSQL',
    figure: at =>
      `${at('firstIdleMemoryMb')} MB; ${at('idleMemoryMb')} MB; ${at('onPostgres.idleMemoryMb')} MB`,
    target: '400 MB',
  },
  {
    bench: 'market',
    what: 'The demo’s market at 60-fold speed with somebody who never pauses: minutes; trades that ended; disputes ruled; errors; memory in the middle, at the end',
    figure: at =>
      `${at('minutes')}; ${at('visitor.bought')} bought, ${at('visitor.sold')} sold; ${at('visitor.ruled')}; ${at('errors')}; ${at('middle.memoryMb')} MB, ${at('end.memoryMb')} MB`,
  },
  {
    bench: 'gateway',
    what: 'Gateway’s CPU for a query of 20 × 10 fields',
    figure: at => `${at('page20x10.graphql.gatewayCpuMsPerCall')} ms`,
    target: '0.8 ms',
  },
  {
    bench: 'gateway',
    what: 'The same page a second: GraphQL, REST through the gateway, REST without it',
    figure: at =>
      ['graphql', 'restThroughGateway', 'restWithoutGateway']
        .map(name => at(`page20x10.${name}.requestsPerSecond`))
        .join(', '),
  },
  {
    bench: 'gateway',
    what: 'Searches of the demo market a second: GraphQL, REST',
    figure: at => `${at('demoMarket.graphql.requestsPerSecond')}, ${at('demoMarket.rest.requestsPerSecond')}`,
  },
  {
    bench: 'bridge',
    what: 'An event to a subscriber among 1,000, from the call that causes it',
    figure: at => `${at('oneEventAtATime.p50Ms')} ms, 99 % within ${at('oneEventAtATime.p99Ms')} ms`,
  },
  {
    bench: 'bridge',
    what: 'Events delivered a second; gateway’s memory per subscriber',
    figure: at => `${at('asFastAsItGoes.deliveredPerSecond')}; ${at('gatewayKbPerSubscriber')} kB`,
  },
  {
    bench: 'trades',
    what: 'Escrows locked and released a second by the ledger, PostgreSQL: 1, 8, 32 clients',
    figure: at =>
      `${at('postgres.ledger.oneClient')}, ${at('postgres.ledger.eightClients')}, ${at('postgres.ledger.thirtyTwoClients')}`,
    target: '500',
  },
  {
    bench: 'trades',
    what: 'Whole trades a second (opened, paid, released, everybody told), PostgreSQL: 1, 8, 32 clients',
    figure: at =>
      `${at('postgres.escrow.oneClient')}, ${at('postgres.escrow.eightClients')}, ${at('postgres.escrow.thirtyTwoClients')}`,
    target: '500',
  },
  {
    bench: 'trades',
    what: 'pgbench TPC-B on the same cluster, before and after, 8 clients',
    figure: at =>
      `${at('postgres.pgbenchTpcB.eightClientsBefore')}, ${at('postgres.pgbenchTpcB.eightClientsAfter')}`,
  },
  {
    bench: 'trades',
    what: 'On PGlite in memory, 8 clients: ledger, whole trades',
    figure: at => `${at('embedded.ledger.eightClients')}, ${at('embedded.escrow.eightClients')}`,
  },
  {
    bench: 'people',
    what: 'Profile of a trader with 100,000 trades: half of the answers, 95 % within',
    figure: at => `${at('profile.p50Ms')} ms, ${at('profile.p95Ms')} ms`,
    target: '50 ms',
  },
  {
    bench: 'notices',
    what: 'Notifications of somebody who has 100,000: half of the answers, 95 % within',
    figure: at => `${at('firstPage.p50Ms')} ms, ${at('firstPage.p95Ms')} ms`,
    target: '50 ms',
  },
  {
    bench: 'wallet',
    what: 'Wallet of somebody with 1,000,000 movements, 95 % within: balances, the slowest of 32 lists',
    figure: at => `${at('balance.p95Ms')} ms, ${at('worstListP95Ms')} ms`,
    target: '50 ms',
  },
  {
    bench: 'swap',
    what: 'The price of a swap, and confirming it',
    figure: at => `95 % within ${at('quoteP95Ms')} and ${at('confirmP95Ms')} ms`,
    target: '50 ms',
  },
  {
    bench: 'export',
    what: 'Spreadsheet of 1,000,000 movements: time; memory above idle of server, gateway',
    figure: at => `${at('seconds')} s; ${at('aboveIdleMb.server')} MB, ${at('aboveIdleMb.gateway')} MB`,
    target: '200 MB',
  },
  {
    bench: 'payers',
    what: '1,000 open payment pages, five of them in a browser, on one process: memory; how soon each is told of its payment, half of them and 95 %',
    figure: at => `${at('memoryMb')} MB; ${at('toldP50Ms')} ms, ${at('toldP95Ms')} ms`,
    target: '1,024 MB',
  },
  {
    bench: 'invoices',
    what: 'Invoices of a store with 1,000,000: the slowest of 15 lists, 95 % within; one invoice',
    figure: at => `${at('worstListP95Ms')} ms; ${at('detail.p95Ms')} ms`,
    target: '50 ms',
  },
  {
    bench: 'strangers',
    what: '50 people beside a stranger who sends the worst documents and refused files, 95 % within: search, trade, chat, wallet; times that without',
    figure: at =>
      `${['search', 'trade', 'chat', 'wallet'].map(kind => `${at(`withStranger.${kind}.p95Ms`)} ms`).join(', ')}; ${['search', 'trade', 'chat', 'wallet'].map(kind => at(`ratioOfP95.${kind}`)).join(', ')}`,
    target: '1.5 times',
  },
  {
    bench: 'bytes',
    what: 'First visit of `/buy`: script (gzip), requests',
    figure: at => `${at('gzip.kb.Script')} kB, ${at('gzip.requests')}`,
    target: '300 kB, 15',
  },
  {
    bench: 'rendering',
    what: 'Public pages a second: the slowest of kept ones, rendered alone, each asked for and made anew; 95 % within at 50 a second',
    figure: at =>
      `${at('leastWarmPerSecond')}, ${at('renderedPerSecond')}, ${at('coldPerSecond')}; ${at('steady.p95Ms')} ms`,
    target: '3,000, 300, 300; 20 ms',
  },
  {
    bench: 'content',
    what: 'Blog of 100,000 items: the slowest of 13 lists, 95 % within; first byte of a file of its sitemap',
    figure: at => `${at('worstP95Ms')} ms; ${at('sitemap.firstByteMs')} ms`,
    target: '50 ms; 500 ms',
  },
  {
    bench: 'lighthouse',
    what: 'Lighthouse, mobile: `/buy`, home, guide, an article, a calculator, a country; accessibility, practices, SEO of `/buy`; its largest paint',
    figure: at =>
      `${['/buy', '/', '/guide', '/blog/for-traders/price-at-three', '/calculator/bitcoin', '/nigeria'].map(path => at(`pages.${path}.performance`)).join(', ')}; ${at('accessibility')}, ${at('bestPractices')}, ${at('seo')}; ${at('largestContentfulPaintMs')} ms`,
    target: '95, 95, 98, 98, 90, 90; 100; 2,000 ms',
  },
  {
    bench: 'chatter',
    what: 'A trade with twelve messages, two people watching: GraphQL operations, calls of the server; before events told what they tell',
    figure: at =>
      `${at('operations')}, ${at('serverCalls')}; ${at('before.operations')}, ${at('before.serverCalls')}`,
    target: '54, 142',
  },
  {
    bench: 'screen',
    what: 'From a key in one browser to the other’s screen: message, “paid”',
    figure: at => `${at('messageP50Ms')} ms, ${at('markedPaidP50Ms')} ms`,
  },
]

function valueAt(figures: Figure, path: string): string {
  let found: unknown = figures
  for (const name of path.split('.')) found = (found as Record<string, unknown> | null | undefined)?.[name]
  if (typeof found === 'number')
    return (found >= 100 ? Math.round(found) : Math.round(found * 100) / 100).toLocaleString('en')
  return typeof found === 'string' ? found : '–'
}

/** Which benches ran where, a sentence a machine. */
function machinesOf(benches: Results['benches']): string[] {
  const names = new Map<string, string[]>()
  for (const [name, { machine }] of Object.entries(benches)) {
    const { cpu, cores, memoryGb, node, chromium, postgres } = machine
    const said = `${cpu}, ${cores} cores, ${memoryGb} GB, Node ${node}, Chromium ${chromium ?? 'absent'}, PostgreSQL ${postgres ?? 'absent'} (flushing to disk)`
    names.set(said, [...(names.get(said) ?? []), name])
  }
  return [...names].map(([machine, ran]) => `${ran.join(', ')}: ${machine}.`)
}

/** The README's section of figures. */
export function renderFigures({ benches }: Results): string {
  const rows = lines.flatMap(({ bench, what, figure, target }) => {
    const outcome = benches[bench]
    if (outcome === undefined || !('figures' in outcome)) return []
    const cells = [
      what,
      figure(path => valueAt(outcome.figures, path)),
      target ?? '',
      outcome.load.after.toFixed(1),
    ]
    return [`| ${cells.join(' | ')} |`]
  })
  const days = [...new Set(Object.values(benches).map(({ at }) => at.slice(0, 10)))].toSorted()
  return [
    `Measured by \`npm run bench\` on ${days.join(', ')}. _Load_ is how many processes wanted a core then: above the number of cores, other work was slowing it down. ${machinesOf(benches).join(' ')}`,
    '',
    '| What | Measured | To reach | Load |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}

const begin = '<!-- figures: npx node bench/readme.ts -->'
const end = '<!-- /figures -->'

/** The part of a README between the marks. */
export const figuresOf = (readme: string): string =>
  (readme.split(begin)[1] ?? '').split(end)[0]?.trim() ?? ''

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const results = readResults(latestFile)
  if (results === null)
    throw new Error(`${latestFile} is missing: npm run bench -- --out bench/results/latest.json`)
  const readme = readFileSync(readmeFile, 'utf8')
  const [before = ''] = readme.split(begin)
  const after = readme.split(end)[1] ?? '\n'
  writeFileSync(readmeFile, `${before}${begin}\n\n${renderFigures(results)}\n${end}${after}`)
}
