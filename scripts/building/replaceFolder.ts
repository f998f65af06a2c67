import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * Makes a folder anew: it is filled under another name beside, `.name-PID`, and takes its own when that has succeeded. Until then the
 * old one stays; what processes left behind that have gone meanwhile is cleared away.
 */
export async function replaceFolder(folder: string, fill: (folder: string) => Promise<void>): Promise<void> {
  const [parent, prefix] = [dirname(folder), `.${basename(folder)}-`]
  const made = join(parent, `${prefix}${process.pid}`)
  await clearLeft(parent, prefix)
  await mkdir(made, { recursive: true })
  try {
    await fill(made)
    const old = `${made}-old`
    if (existsSync(folder)) await rename(folder, old)
    await rename(made, folder)
    await rm(old, { recursive: true, force: true })
  } catch (error) {
    await rm(made, { recursive: true, force: true })
    throw error
  }
}

async function clearLeft(parent: string, prefix: string): Promise<void> {
  const left = (await readdir(parent).catch(() => [])).filter(name => name.startsWith(prefix))
  for (const name of left) {
    const pid = Number.parseInt(name.slice(prefix.length), 10)
    if (pid === process.pid || !isRunning(pid)) await rm(join(parent, name), { recursive: true, force: true })
  }
}

/** Signal 0 only asks. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
