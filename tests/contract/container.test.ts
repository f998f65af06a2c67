import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

interface Part {
  readonly image: string
  readonly command?: readonly string[]
  readonly user?: string
  readonly network_mode?: string
  readonly networks?: readonly string[]
  readonly ports?: readonly string[]
  readonly volumes?: readonly string[]
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly security_opt?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
}

const folder = 'ops/container'
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8')
const compose = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<'database' | 'signer' | 'server' | 'gateway' | 'proxy', Part>
  networks: Record<string, { internal?: boolean }>
  volumes: Record<string, unknown>
}
const { services } = compose
const ours = ['signer', 'server', 'gateway'] as const

describe('the parts in containers', () => {
  it.each(ours)('%s is what a release starts, as a user of its own that may change nothing', part => {
    const { command = [], user, read_only, cap_drop, security_opt } = services[part]
    expect(existsSync(command[1] ?? '')).toBe(true)
    expect(read('Containerfile')).toContain(`--uid ${user?.split(':')[0]} `)
    expect({ read_only, cap_drop, security_opt }).toEqual({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
  })

  it('each have a number of their own', () => {
    expect(new Set(ours.map(part => services[part].user?.split(':')[0])).size).toBe(ours.length)
  })

  it.each(ours)('%s is told nothing that is no setting', part => {
    const settings = readFileSync('docs/operating.md', 'utf8')
    const unknown = Object.keys(services[part].environment ?? {}).filter(
      name => !settings.includes(`| \`${name}\``),
    )
    expect(unknown).toEqual([])
  })

  it('reach no more of the network than they need', () => {
    const reached = Object.fromEntries(
      Object.entries(services).map(([part, { network_mode, networks }]) => [part, networks ?? network_mode]),
    )
    expect(reached).toEqual({
      database: ['books'],
      signer: 'none',
      server: ['books', 'calls', 'world'],
      gateway: ['calls', 'front'],
      proxy: ['front'],
    })
    expect(Object.keys(compose.networks).filter(name => compose.networks[name]?.internal)).toEqual([
      'books',
      'calls',
    ])
    const open = Object.entries(services).filter(([, { ports }]) => ports !== undefined)
    expect(open.map(([part]) => part)).toEqual(['proxy'])
  })

  it('keep what they write in volumes', () => {
    const named = Object.values(services)
      .flatMap(({ volumes = [] }) => volumes.map(volume => volume.split(':')[0] ?? ''))
      .filter(name => !name.startsWith('.'))
    expect([...new Set(named)].sort()).toEqual(Object.keys(compose.volumes).sort())
  })

  it('leave secrets and what was installed out of what is built from', () => {
    // One tool reads the one name, the other the other.
    expect(read('Containerfile.containerignore')).toBe(read('Containerfile.dockerignore'))
    expect(read('Containerfile.containerignore').split('\n')).toEqual(
      expect.arrayContaining(['**/node_modules', '**/*.env', '**/*.seed', '.git']),
    )
  })
})
