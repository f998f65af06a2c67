import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { writeRelease } from './releasing/writeRelease.ts'

// `npm run pack:product [-- --to FOLDER]`: the app, built, and what runs it, in a folder that needs Node and nothing else.

const root = fileURLToPath(new URL('..', import.meta.url))
const { values } = parseArgs({ options: { to: { type: 'string', default: 'release' } } })
execFileSync(process.execPath, ['scripts/build.ts'], { cwd: root, stdio: 'inherit' })
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
const { files, bytes } = await writeRelease({ root, to: values.to, commit })
process.stdout.write(`${values.to}: ${files} files, ${Math.ceil(bytes / 1e6)} MB\n`)
