import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { endsWithUs } from '../../scripts/process/endChildren.ts'
import { postgresBinaries } from '../../scripts/postgres.ts'

/** pgbench's own TPC-B transactions a second on a cluster, with prepared statements; null where pgbench is not installed. */
export async function tpcB(
  url: string,
  { clients, seconds }: { readonly clients: number; readonly seconds: number },
): Promise<number | null> {
  const program = join(postgresBinaries() ?? '', 'pgbench')
  if (!existsSync(program)) return null
  await output(program, ['-i', '-q', '-s', '10', url])
  const threads = String(Math.min(2, clients))
  const words = ['-c', String(clients), '-j', threads, '-T', String(seconds), '-M', 'prepared', url]
  const tps = /tps = ([\d.]+)/.exec(await output(program, words))
  return tps ? Math.round(Number(tps[1])) : null
}

async function output(file: string, args: readonly string[]): Promise<string> {
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  endsWithUs(child)
  let text = ''
  child.stdout.on('data', chunk => {
    text += String(chunk)
  })
  await once(child, 'close')
  return text
}
