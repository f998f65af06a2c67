/**
 * Draws the machine from its table: `node server/domain/trade/diagram.ts` writes docs/trade-machine.md, and a test compares.
 */
import { writeFileSync } from 'node:fs'
import { tradeActions, transitionOf } from './action.ts'
import type { TradeAction } from './action.ts'
import { finalStatuses } from './status.ts'
import type { Transition } from './transition.ts'

/** Where the page is kept. */
export const diagramFile = new URL('../../../docs/trade-machine.md', import.meta.url)

const columns: Record<string, (action: TradeAction, row: Transition) => string> = {
  Action: action => code(action),
  By: (_, row) => row.by,
  From: (_, row) => (row.from === 'nothing' ? '' : row.from.map(code).join(', ')),
  To: (_, row) => (row.to === 'same' ? 'same' : code(row.to)),
  Coins: (_, row) => row.posts ?? '',
  Guards: (_, row) => row.guards.join(', '),
  'Sets (− erases)': (_, row) =>
    changes([...(row.stamps ?? []), ...(row.starts ?? [])], [...(row.erases ?? []), ...stopped(row)]),
  Tells: (_, row) => row.notifies.join(', '),
}

/** What stops, and does not begin anew. */
const stopped = ({ starts = [], stops = [] }: Transition) => stops.filter(kind => !starts.includes(kind))

/** The page: a state diagram and the table, in Markdown as the formatter leaves it. */
export function renderTradeMachine(): string {
  return (
    [
      '# The trade machine',
      'Made from `server/domain/trade/machine.ts` by `node server/domain/trade/diagram.ts`; not edited by hand.',
      ['```mermaid', 'stateDiagram-v2', ...arrows().map(line => `  ${line}`), '```'].join('\n'),
      'What is not in this table is refused. Guards are in `guard.ts`, deadlines in `deadline.ts`, what falls due in `job.ts`.',
      table(),
    ].join('\n\n') + '\n'
  )
}

function arrows(): string[] {
  const moves = tradeActions.flatMap(action => {
    const row = transitionOf(action)
    const label = `${action} (${row.by})${row.posts ? `, ${row.posts}` : ''}`
    if (row.from === 'nothing') return [`[*] --> ${row.to}: ${label}`]
    return row.from.map(from => `${from} --> ${row.to === 'same' ? from : row.to}: ${label}`)
  })
  return [...moves, ...finalStatuses.map(status => `${status} --> [*]`)]
}

function table(): string {
  const rows = [
    Object.keys(columns),
    ...tradeActions.map(action => Object.values(columns).map(cell => cell(action, transitionOf(action)))),
  ]
  const widths = Object.keys(columns).map((_, column) =>
    Math.max(3, ...rows.map(row => (row[column] ?? '').length)),
  )
  const [head, ...body] = rows.map(row => line(row.map((cell, column) => cell.padEnd(widths[column] ?? 0))))
  return [head, line(widths.map(width => '-'.repeat(width))), ...body].join('\n')
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const code = (name: string): string => `\`${name}\``

const changes = (added: readonly string[], removed: readonly string[]): string =>
  [...added, ...removed.map(name => `− ${name}`)].join(', ')

if (import.meta.main) writeFileSync(diagramFile, renderTradeMachine())
