import type { FreeFor } from './gateway/graphql/documents.ts'
import { brandProblem } from '../brand/processBrand.ts'

/** What a gateway that runs apart from the server is told by its environment. */
export interface MeshSettings {
  readonly port: number
  readonly host: string
  readonly apiUrl: string
  readonly appDir: string | null
  readonly publicUrl: string | null
  readonly gatewaySecret: string
  readonly proxies: number
  readonly countryHeader: string | null
  readonly devTools: boolean
  readonly freeFor: FreeFor
  /** Where traces are gathered, or null for nowhere; and which share of all calls. */
  readonly traces: { readonly endpoint: string | null; readonly share: number }
  readonly production: boolean
}

/** The start is refused; the message names each setting and its remedy, never its value. */
export class MeshSettingsRefused extends Error {
  constructor(remedies: readonly string[]) {
    super(
      ['The gateway cannot start with these settings:', ...remedies.map(remedy => `  ${remedy}`)].join('\n'),
    )
    this.name = 'MeshSettingsRefused'
  }
}

const origin = /^https?:\/\/[^/?#\s@]+\/?$/

/** What a setting looks like, what it is without one, and what to do when it is wrong. */
const rows = {
  PORT: {
    shape: /^([1-9]\d{0,3}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d\d|655[0-2]\d|6553[0-5])$/,
    preset: '3000',
    remedy: 'Give a free port from 1 to 65535, as in PORT=3000.',
  },
  HOST: {
    shape: /^[A-Za-z0-9.:_-]{1,253}$/,
    preset: '127.0.0.1',
    remedy: 'Give the address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for all.',
  },
  API_URL: {
    shape: origin,
    preset: 'http://127.0.0.1:3001',
    remedy: 'Give the address of the server, as in http://127.0.0.1:3001.',
  },
  APP_DIR: {
    shape: /./,
    preset: '',
    remedy: 'Give the folder of the app’s build, or leave it out when something else serves the app.',
  },
  PUBLIC_URL: {
    shape: origin,
    preset: '',
    remedy: 'Give the address that people open, without a path, as in https://souk.example.',
  },
  GATEWAY_SECRET: {
    shape: /^[!-~]{32,512}$/,
    preset: null,
    remedy:
      'Give server and gateway the same secret of at least 32 characters, as printed by: openssl rand -hex 32.',
  },
  PROXIES: {
    shape: /^\d$/,
    preset: '',
    remedy: 'Say how many proxies of yours stand in front of the gateway, as in PROXIES=1.',
  },
  COUNTRY_HEADER: {
    shape: /^[A-Za-z][A-Za-z0-9-]{0,63}$/,
    preset: '',
    remedy:
      'Name the header in which your proxy says a visitor’s country, as in COUNTRY_HEADER=CF-IPCountry.',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    shape: origin,
    preset: '',
    remedy: 'Give the address where traces are gathered, as in http://127.0.0.1:4318, or leave it out.',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    shape: /^(0(\.\d{1,6})?|1)$/,
    preset: '0.1',
    remedy: 'Say which share of all calls is traced, as in OTEL_TRACES_SAMPLER_ARG=0.1.',
  },
  BRAND_FILE: {
    shape: /./,
    preset: '',
    remedy: 'Give a file like brand/brand.json with who runs this market, or leave it out',
  },
  DEV_TOOLS: {
    shape: /^[01]$/,
    preset: '0',
    remedy: 'Set 1 to pass /dev to the server, 0 to be without it.',
  },
  FREE_DOCUMENTS: {
    shape: /^(everybody|members)$/,
    preset: '',
    remedy: 'Set everybody, to develop against it, or members, for whom it takes the token of a session.',
  },
} as const satisfies Record<string, { shape: RegExp; preset: string | null; remedy: string }>

type Name = keyof typeof rows

/** The names of the gateway's settings, as docs/operating.md lists them. */
export const meshSettingNames = Object.keys(rows) as readonly Name[]

/** Reads the settings; an empty value counts as not set. Throws {@link MeshSettingsRefused} with all that is wrong. */
export function readMeshSettings(env: Readonly<Record<string, string | undefined>>): MeshSettings {
  const remedies: string[] = []
  const read = (name: Name): string => {
    const { shape, preset, remedy } = rows[name]
    const text = env[name]?.trim() ?? ''
    if (text === '' && preset !== null) return preset
    if (!shape.test(text)) remedies.push(`${name}: ${remedy}`)
    return text
  }
  const given = Object.fromEntries(meshSettingNames.map(name => [name, read(name)])) as Record<Name, string>
  const settings = {
    port: Number(given.PORT),
    host: given.HOST,
    apiUrl: given.API_URL.replace(/\/$/, ''),
    appDir: given.APP_DIR || null,
    publicUrl: given.PUBLIC_URL.replace(/\/$/, '') || null,
    gatewaySecret: given.GATEWAY_SECRET,
    proxies: given.PROXIES,
    countryHeader: given.COUNTRY_HEADER || null,
    devTools: given.DEV_TOOLS === '1',
    traces: {
      endpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT || null,
      share: Number(given.OTEL_TRACES_SAMPLER_ARG),
    },
    production: env['NODE_ENV'] === 'production',
  }
  const freeGiven = given.FREE_DOCUMENTS as FreeFor | ''
  const brandFile = given.BRAND_FILE
  const brandFault = brandFile === '' ? null : brandProblem(brandFile)
  if (brandFault !== null) remedies.push(`BRAND_FILE: ${rows.BRAND_FILE.remedy}: ${brandFault}.`)
  if (settings.devTools && settings.publicUrl !== null)
    remedies.push('DEV_TOOLS: A public Souk has no /dev page: leave out DEV_TOOLS, or PUBLIC_URL.')
  if (remedies.length > 0) throw new MeshSettingsRefused(remedies)
  const freeFor = freeGiven || (settings.devTools && !settings.production ? 'everybody' : 'members')
  return { ...settings, freeFor, proxies: proxiesOf(settings.proxies, settings.publicUrl) }
}

/** The gateway speaks no TLS: where people open `https`, one proxy of the operator's stands in front of it. */
const proxiesOf = (given: string, publicUrl: string | null): number =>
  given === '' ? Number(publicUrl?.startsWith('https:') ?? false) : Number(given)
