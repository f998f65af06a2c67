import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { weigh } from './componentBytes.ts'
import { packageFolder, packPackage, tarball } from './pack.ts'

// The package as others get it: packed, then read by what knows how Node, bundlers and compilers look for things, then weighed.

/** The most that one button may cost beside React and styled-components, compressed. */
const buttonBudget = 6000

const binary = (name: string) => fileURLToPath(new URL(`../../node_modules/.bin/${name}`, import.meta.url))

/** Complaints about how the package is put together. */
async function lint(): Promise<readonly string[]> {
  const { messages, pkg } = await publint({ pack: { tarball: bytesOf(tarball) }, strict: true })
  return messages.map(message => `publint: ${formatMessage(message, pkg)}`)
}

const bytesOf = (file: string): ArrayBuffer => Uint8Array.from(readFileSync(file)).buffer

/** Complaints about the types, as compilers find them that load ES modules. */
const checkTypes = (): Promise<readonly string[]> =>
  new Promise((resolve, reject) => {
    let said = ''
    const child = spawn(binary('attw'), [tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-color'])
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += String(chunk)))
    child.on('error', reject)
    child.on('close', code => resolve(code === 0 ? [] : [`attw:\n${said}`]))
  })

async function weighButton(): Promise<readonly string[]> {
  const { gzipped } = await weigh(packageFolder, 'primitives', ['Button'])
  console.log(`One button: ${gzipped} bytes compressed, of ${buttonBudget}`)
  return gzipped <= buttonBudget ? [] : [`One button weighs ${gzipped} bytes, more than ${buttonBudget}.`]
}

const { files, bytes } = await packPackage()
console.log(`${tarball}: ${bytes} bytes, ${files} files`)
const complaints = (await Promise.all([checkTypes(), weighButton(), lint()])).flat()
for (const complaint of complaints) console.error(complaint)
if (complaints.length > 0) process.exitCode = 1
else console.log('publint and attw have nothing to say')
