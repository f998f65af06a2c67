import { incomparable, readMeta, thisMachine, writeMeta } from './baselineMeta.ts'

let decided: boolean | undefined

const updating = (): boolean => process.argv.some(word => word === '-u' || word.startsWith('--update'))

function decide(): boolean {
  if (process.env['VISUAL'] !== '1') return false
  const here = thisMachine()
  if (updating()) {
    writeMeta(here)
    return true
  }
  const reason = incomparable(readMeta(), here)
  if (reason !== undefined) process.stderr.write(`Visual baselines are skipped: ${reason}.\n`)
  return reason === undefined
}

/** Whether this run compares pictures: asked for with `VISUAL=1`, and on a machine like the one that recorded them. `-u` records anew. */
export const visualMode = (): boolean => (decided ??= decide())
