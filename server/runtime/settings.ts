import { Type } from 'typebox'
import type { Static } from 'typebox'
import { Value } from 'typebox/value'

/** What is started: everything in one process, or the server alone (the gateway runs apart). */
export const settingRoles = ['all', 'server'] as const
export type SettingRole = (typeof settingRoles)[number]

/** The environment, one row a setting: what it may be, and what to do when it is something else. */
const rows = {
  PORT: row(
    Type.Integer({ minimum: 1, maximum: 65535 }),
    'Give a free port from 1 to 65535, as in PORT=3000.',
  ),
  HOST: row(
    Type.String({ pattern: '^[A-Za-z0-9.:_-]{1,253}$' }),
    'Give the address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for all.',
  ),
  DATA_DIR: row(
    Type.String({ minLength: 1 }),
    'Give a folder that the server may write, as in DATA_DIR=./data.',
  ),
  DATABASE_URL: row(
    Type.String({ pattern: '^postgres(ql)?://[^\\s]+$' }),
    'Give a PostgreSQL address, as in postgres://user:password@host:5432/souk, or leave it out for the embedded database.',
  ),
  SEED: row(
    Type.Unsafe<'demo' | 'none'>({ type: 'string', enum: ['demo', 'none'] }),
    'Choose demo (a market to look at) or none.',
  ),
  PUBLIC_URL: row(
    Type.String({ pattern: '^https?://[^/?#\\s@]+/?$' }),
    'Give the address that people open, without a path, as in https://souk.example.',
  ),
  DEV_TOOLS: row(
    Type.Unsafe<'0' | '1'>({ type: 'string', enum: ['0', '1'] }),
    'Set 1 to have the page /dev, 0 to be without it.',
  ),
  LOG_FORMAT: row(
    Type.Unsafe<'json' | 'pretty'>({ type: 'string', enum: ['json', 'pretty'] }),
    'Choose json (one line an event) or pretty.',
  ),
  API_URL: row(
    Type.String({ pattern: '^https?://[^/?#\\s@]+/?$' }),
    'Give the address of the server that the gateway calls, as in http://127.0.0.1:3001.',
  ),
  SERVER_PORT: row(
    Type.Integer({ minimum: 1, maximum: 65535 }),
    'Give the port of the server when the gateway runs apart, as in SERVER_PORT=3001.',
  ),
  PROXIES: row(
    Type.Integer({ minimum: 0, maximum: 9 }),
    'Say how many proxies of yours stand in front of Souk, as in PROXIES=1.',
  ),
  GATEWAY_SECRET: row(
    Type.String({ minLength: 32, maxLength: 512, pattern: '^[!-~]+$' }),
    'Give server and gateway the same secret of at least 32 characters, as printed by: openssl rand -hex 32.',
  ),
} as const

type SettingName = keyof typeof rows

/** The names of all settings, as the README lists them. */
export const settingNames = Object.keys(rows) as readonly SettingName[]
type Given = { [K in SettingName]?: Static<(typeof rows)[K]['schema']> }

/** The settings that a process runs with, complete and consistent. */
export interface Settings {
  readonly port: number
  readonly host: string
  /** Folder of the embedded database; unused when `databaseUrl` is given. */
  readonly dataDir: string
  /** A PostgreSQL address, or null for the embedded database. */
  readonly databaseUrl: string | null
  readonly seed: 'demo' | 'none'
  /** The origin that people open, without a trailing slash, or null on a machine of one's own. */
  readonly publicUrl: string | null
  readonly devTools: boolean
  readonly logFormat: 'json' | 'pretty'
  /** Where the gateway finds the server when they run apart. */
  readonly apiUrl: string
  readonly serverPort: number
  /** By this the server knows the gateway, and believes the client address and request id that it forwards. */
  readonly gatewaySecret: string
  /** Proxies in front, that tell the client's address: Souk speaks no TLS, so there is one where people open `https`. */
  readonly proxies: number
  readonly production: boolean
}

/** One wrong setting: its name, what is wrong, and what to do. */
export interface SettingProblem {
  readonly name: SettingName
  readonly remedy: string
}

/** The start is refused: each problem names a setting and its remedy. Values are not repeated, they may be secrets. */
export class SettingsRefused extends Error {
  readonly problems: readonly SettingProblem[]
  constructor(problems: readonly SettingProblem[]) {
    super(
      ['Souk cannot start with these settings:', ...problems.map(p => `  ${p.name}: ${p.remedy}`)].join('\n'),
    )
    this.name = 'SettingsRefused'
    this.problems = problems
  }
}

/**
 * Reads the settings from the environment. An empty value counts as not set. Throws {@link SettingsRefused} with every
 * problem at once.
 * @param newSecret makes the shared secret of server and gateway when both run in this process
 */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
  options: { readonly role: SettingRole; readonly newSecret: () => string },
): Settings {
  const { given, problems } = parse(env)
  const host = given.HOST ?? '127.0.0.1'
  const publicUrl = given.PUBLIC_URL?.replace(/\/$/, '') ?? null
  const devTools =
    given.DEV_TOOLS === undefined
      ? isLoopback(host) && publicUrl === null && given.DATABASE_URL === undefined
      : given.DEV_TOOLS === '1'
  problems.push(...conflicts(given, options.role))
  if (problems.length > 0) throw new SettingsRefused(problems)
  const serverPort = given.SERVER_PORT ?? 3001
  const production = env.NODE_ENV === 'production'
  return Object.freeze({
    port: given.PORT ?? 3000,
    host,
    dataDir: given.DATA_DIR ?? './data',
    databaseUrl: given.DATABASE_URL ?? null,
    seed: given.SEED ?? (devTools ? 'demo' : 'none'),
    publicUrl,
    devTools,
    logFormat: given.LOG_FORMAT ?? (production ? 'json' : 'pretty'),
    apiUrl: given.API_URL?.replace(/\/$/, '') ?? `http://127.0.0.1:${serverPort}`,
    serverPort,
    gatewaySecret: given.GATEWAY_SECRET ?? options.newSecret(),
    proxies: given.PROXIES ?? Number(publicUrl?.startsWith('https:') ?? false),
    production,
  })
}

/** Whether an address can be reached from this machine only. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)

function parse(env: Readonly<Record<string, string | undefined>>) {
  const given: Record<string, unknown> = {}
  const problems: SettingProblem[] = []
  for (const name of Object.keys(rows) as SettingName[]) {
    const text = env[name]?.trim()
    if (text === undefined || text === '') continue
    const { schema, remedy } = rows[name]
    const value =
      'type' in schema && schema.type === 'integer' && /^\d{1,9}$/.test(text) ? Number(text) : text
    if (Value.Check(schema, value)) given[name] = value
    else problems.push({ name, remedy })
  }
  return { given: given as Given, problems }
}

/** Settings that are each right and wrong together. */
function conflicts(given: Given, role: SettingRole): SettingProblem[] {
  const problems: SettingProblem[] = []
  const isPublic = given.PUBLIC_URL !== undefined
  if (isPublic && given.DEV_TOOLS === '1')
    problems.push({
      name: 'DEV_TOOLS',
      remedy: 'A public Souk has no /dev page: leave out DEV_TOOLS, or PUBLIC_URL.',
    })
  if (isPublic && given.SEED === 'demo')
    problems.push({
      name: 'SEED',
      remedy: 'A public Souk has no demo accounts: set SEED=none, or leave out PUBLIC_URL.',
    })
  if (role === 'server' && given.GATEWAY_SECRET === undefined)
    problems.push({ name: 'GATEWAY_SECRET', remedy: rows.GATEWAY_SECRET.remedy })
  return problems
}

function row<S>(schema: S, remedy: string) {
  return { schema, remedy }
}
