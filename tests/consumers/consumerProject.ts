import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

const repository = fileURLToPath(new URL('../../', import.meta.url))
const apps = fileURLToPath(new URL('apps/', import.meta.url))
const tarball = join(repository, 'design-system/dist/souk-design-system.tgz')

/** What a project has beside the package, in the versions that this repository has. */
const besides = [
  '@types/node',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'react',
  'react-dom',
  'styled-components',
  'typescript',
  'vite',
] as const

function versions(): Record<string, string> {
  const { devDependencies } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>
  }
  return Object.fromEntries(besides.map(name => [name, devDependencies[name] ?? '']))
}

/** A project of somebody else. */
export interface ConsumerProject {
  /** Runs a program that is installed; throws with what that said when it failed. */
  readonly run: (program: string, ...words: readonly string[]) => void
  /** Starts a server of its own; answers the address that this prints. */
  readonly serve: (program: string, ...words: readonly string[]) => Promise<string>
}

/** A folder outside of this repository, in which somebody has installed the packed design system. */
export interface ConsumerFolder {
  readonly project: (name: string, write: (folder: string) => void) => ConsumerProject
  /** A file of the installed package. */
  readonly read: (path: string) => string
  /** Ends what was started in it, and removes it. */
  readonly remove: () => void
}

/** Installs the packed design system with npm, as a reader of the README does: once for all projects, since it is the same each time. */
export function consumerFolder(): ConsumerFolder {
  if (!existsSync(tarball)) throw new Error('There is no package to install: npm run pack:design-system')
  const home = mkdtempSync(join(tmpdir(), 'souk-consumers-'))
  // Programs come from what was installed, and not from this repository.
  const env = { ...process.env, PATH: `${join(home, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}` }
  const started: ChildProcess[] = []
  const runIn = (cwd: string, program: string, words: readonly string[]): void => {
    const { status, stdout, stderr } = spawnSync(program, words, { cwd, encoding: 'utf8', env })
    if (status !== 0) throw new Error(`${program} ${words.join(' ')}:\n${stdout}\n${stderr}`)
  }
  const dependencies = { ...versions(), '@souk/design-system': `file:${tarball}` }
  writeFileSync(join(home, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }))
  runIn(home, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock'])
  return {
    project(name, write) {
      const folder = join(home, name)
      mkdirSync(folder)
      write(folder)
      return {
        run: (program, ...words) => runIn(folder, program, words),
        async serve(program, ...words) {
          const child = spawn(program, words, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
          started.push(child)
          for await (const line of createInterface({ input: child.stdout })) {
            const address = /http:\/\/127\.0\.0\.1:\d+\//.exec(stripVTControlCharacters(line))?.[0]
            if (address !== undefined) return address
          }
          throw new Error(`${program} ended before it had an address.`)
        },
      }
    },
    read: path => readFileSync(join(home, 'node_modules/@souk/design-system', path), 'utf8'),
    remove() {
      for (const child of started) child.kill()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** Writes one of the applications beside this file. */
export const writeApp =
  (name: 'browser' | 'rendered') =>
  (folder: string): void => {
    cpSync(join(apps, name), folder, { recursive: true })
    cpSync(join(apps, 'shared'), join(folder, 'shared'), { recursive: true })
  }

/** Writes the files that the README of the package shows: the blocks of code whose first line names one. */
export function writeReadme(folder: string): void {
  const readme = readFileSync(join(repository, 'design-system/README.md'), 'utf8')
  const blocks = [...readme.matchAll(/^```\w+ title="([^"]+)"\n([\s\S]*?)^```$/gm)]
  for (const [, name = '', text = ''] of blocks) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}
