import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { replaceFolder } from '../building/replaceFolder.ts'
import { neededFiles } from './neededFiles.ts'

interface ReleaseOptions {
  /** The repository, with everything installed and the app built. */
  readonly root: string
  /** The folder that is made; what was there before is replaced when the new one is whole. */
  readonly to: string
  /** Which state of the repository it is, as Git names it. */
  readonly commit: string
}

/** The commands of `package.json` that a machine has a use for which only runs the product. */
const runs =
  /^(?:start(?::.+)?|role|flag|content|files|deposits|wallet|fund|store|contacts|trail|invitations|backup|restore|keys|sendings)$/

/** Writes what runs the product: the files, a `package.json` with what can be run, and the sums by which `sha256sum -c` checks them. */
export async function writeRelease({ root, to, commit }: ReleaseOptions) {
  const files = (await neededFiles(root)).filter(file => file !== 'package.json')
  const sums: string[] = []
  let bytes = 0
  await replaceFolder(resolve(to), async folder => {
    const put = async (file: string, content: Buffer) => {
      bytes += content.length
      sums.push(`${createHash('sha256').update(content).digest('hex')}  ${file}`)
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await writeFile(join(folder, file), content)
    }
    for (const file of files) await put(file, await readFile(join(root, file)))
    await put('package.json', Buffer.from(await packageFile(root, commit)))
    await writeFile(join(folder, 'SHA256SUMS'), `${sums.join('\n')}\n`)
  })
  return { files: files.length + 1, bytes }
}

async function packageFile(root: string, commit: string): Promise<string> {
  const whole = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as PackageFile
  const { name, version, description, license, type, scripts } = whole
  const kept = Object.fromEntries(Object.entries(scripts).filter(([script]) => runs.test(script)))
  const engines = { node: '>=24' }
  return `${JSON.stringify({ name, version, private: true, description, license, type, commit, engines, scripts: kept }, null, 2)}\n`
}

interface PackageFile {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly license: string
  readonly type: string
  readonly scripts: Readonly<Record<string, string>>
}
