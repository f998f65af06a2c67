import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endsWithUs, goesWithUs } from '../../scripts/process/endChildren.ts'

// Starts what a bench starts, writes which processes into the file that it is given, and waits for ever: a browser, which leads a
// group of processes with one of its own; a server that does not listen when it is told to end; and what lies in TMPDIR.

const waits = 'setInterval(() => {}, 1e9)'
const browser = `const { spawn } = require('node:child_process')
  console.log(spawn(process.execPath, ['-e', ${JSON.stringify(waits)}]).pid)
  ${waits}`
const deaf = `process.on('SIGTERM', () => {}); console.log(0); ${waits}`

mkdirSync(tmpdir())
goesWithUs(tmpdir())

async function start(
  code: string,
  options: { detached: boolean; signal: NodeJS.Signals },
): Promise<number[]> {
  const { detached, signal } = options
  const child = spawn(process.execPath, ['-e', code], { detached, stdio: ['ignore', 'pipe', 'ignore'] })
  endsWithUs(child, signal)
  const [said] = await child.stdout.setEncoding('utf8').take(1).toArray()
  return [child.pid ?? 0, Number(said)].filter(pid => pid > 0)
}

const pids = [
  ...(await start(browser, { detached: true, signal: 'SIGTERM' })),
  ...(await start(deaf, { detached: false, signal: 'SIGKILL' })),
]
writeFileSync(join(tmpdir(), 'something'), 'left')
writeFileSync(process.argv[2] ?? '', JSON.stringify(pids))
setInterval(() => undefined, 1e6)
