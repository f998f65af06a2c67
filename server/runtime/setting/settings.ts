import { conflicts } from './settingConflicts.ts'
import { walletIn, type WalletSettings } from './walletSettings.ts'
import {
  settingNames,
  settingRows,
  type Given,
  type SettingName,
  type SettingProblem,
  type SettingRole,
} from './settingRows.ts'

/** The settings that a process runs with, complete and consistent. */
export interface Settings extends WalletSettings {
  readonly port: number
  readonly host: string
  /** Folder of the embedded database; unused when `databaseUrl` is given. */
  readonly dataDir: string
  /** A PostgreSQL address, or null for the embedded database. */
  readonly databaseUrl: string | null
  readonly seed: 'demo' | 'none'
  /** Whether the words that come with the product are taken in. */
  readonly content: 'shipped' | 'none'
  /** The origin that people open, without a trailing slash, or null on a machine of one's own. */
  readonly publicUrl: string | null
  readonly devTools: boolean
  readonly logFormat: 'json' | 'pretty'
  /** Where the gateway finds the server when they run apart. */
  readonly apiUrl: string
  readonly serverPort: number
  /** Where whoever watches reads figures; null for nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | null
  /** Where backups are kept, how many of them, and when one is taken by itself: minutes after midnight, UTC; null for never. */
  readonly backup: { readonly folder: string | null; readonly keep: number; readonly atMinute: number | null }
  /** Where errors are reported; null for nowhere. It holds a key that only lets report. */
  readonly sentryDsn: string | null
  /** Where traces are gathered, or null for nowhere; and which share of all calls. */
  readonly traces: { readonly endpoint: string | null; readonly share: number }
  /** Where the app's build is, when this machine has it: by it the server tells which version is served. */
  readonly appDir: string | null
  /** By this the server knows the gateway, and believes the client address and request id that it forwards. */
  readonly gatewaySecret: string
  /** Proxies in front, that tell the client's address: Souk speaks no TLS, so there is one where people open `https`. */
  readonly proxies: number
  /** The header in which such a proxy says a visitor's country; null for none. */
  readonly countryHeader: string | null
  readonly production: boolean
  /** By which requisites are sealed, the one in use first; empty where a file in the data folder holds it. */
  readonly requisitesKeys: readonly string[]
  /** Who is asked for rates, and where when not at their own address; null where the market is invented. */
  readonly rateFeeds: readonly { readonly provider: RateFeedName; readonly url: string | null }[] | null
  /** How people are reached; null where nothing is set up. */
  readonly mail: { readonly url: string; readonly from: string } | null
  readonly phone: { readonly url: string; readonly key: string } | null
  readonly telegram: { readonly token: string; readonly apiUrl: string } | null
  readonly identity: { readonly url: string; readonly key: string; readonly webhookSecret: string } | null
  readonly push: { readonly url: string; readonly key: string } | null
  /** Who screens the addresses that coins are sent to; null where a list of a few does. */
  readonly aml: { readonly url: string; readonly key: string } | null
  /** Who takes cards. */
  readonly card: { readonly url: string; readonly key: string; readonly secret: string } | null
  /** The bucket where files are kept; null where the database keeps them. */
  readonly s3: S3Access | null
  /** Hosts, as in `127.0.0.1:8080`, that webhooks may go to although they are private. */
  readonly webhookHosts: ReadonlySet<string>
}

/** Where a bucket is, and what it knows us by. */
export interface S3Access {
  /** The service’s address; the bucket follows in the path, as every S3-compatible service takes it. */
  readonly url: string
  readonly bucket: string
  readonly region: string
  readonly key: string
  readonly secret: string
}

/** How those who publish rates are called. */
export type RateFeedName = 'kraken' | 'coinbase' | 'openrates'

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
  const { given, problems } = parseSettings(env)
  const host = given.HOST ?? '127.0.0.1'
  const publicUrl = given.PUBLIC_URL?.replace(/\/$/, '') ?? null
  const devTools =
    given.DEV_TOOLS === undefined
      ? isLoopback(host) && publicUrl === null && !outsideNames.some(name => given[name] !== undefined)
      : given.DEV_TOOLS === '1'
  // Of a setting that is wrong by itself nothing more is said.
  const wrong = new Set(problems.map(({ name }) => name))
  problems.push(...conflicts(given, { role: options.role, devTools }).filter(({ name }) => !wrong.has(name)))
  if (problems.length > 0) throw new SettingsRefused(problems)
  const serverPort = given.SERVER_PORT ?? 3001
  const production = env.NODE_ENV === 'production'
  return Object.freeze({
    port: given.PORT ?? 3000,
    host,
    dataDir: given.DATA_DIR ?? '../data',
    databaseUrl: given.DATABASE_URL ?? null,
    seed: given.SEED ?? (devTools ? 'demo' : 'none'),
    content: given.CONTENT ?? 'shipped',
    publicUrl,
    devTools,
    logFormat: given.LOG_FORMAT ?? (production ? 'json' : 'pretty'),
    apiUrl: given.API_URL?.replace(/\/$/, '') ?? `http://127.0.0.1:${serverPort}`,
    serverPort,
    metrics:
      given.METRICS_PORT === undefined
        ? null
        : { host: given.METRICS_HOST ?? '127.0.0.1', port: given.METRICS_PORT },
    backup: {
      folder: given.BACKUP_DIR ?? null,
      keep: given.BACKUP_KEEP ?? 7,
      atMinute: given.BACKUP_AT === undefined ? null : minuteOf(given.BACKUP_AT),
    },
    traces: {
      endpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
      share: Number(given.OTEL_TRACES_SAMPLER_ARG ?? usualShare),
    },
    sentryDsn: given.SENTRY_DSN ?? null,
    appDir: given.APP_DIR ?? null,
    gatewaySecret: given.GATEWAY_SECRET ?? options.newSecret(),
    proxies: given.PROXIES ?? Number(publicUrl?.startsWith('https:') ?? false),
    countryHeader: given.COUNTRY_HEADER ?? null,
    production,
    requisitesKeys: [given.REQUISITES_KEY, ...(given.REQUISITES_OLD_KEYS?.split(',') ?? [])].flatMap(key =>
      key === undefined ? [] : [key.trim()],
    ),
    webhookHosts: new Set(given.WEBHOOK_HOSTS?.toLowerCase().split(/ *, */)),
    rateFeeds: rateFeedsIn(given.RATES_SOURCES ?? invented),
    ...channelsIn(given),
    s3: s3In(given),
    ...walletIn(given),
  })
}

/** What stands outside of this machine: with one of them set, nobody is trusted to be a developer at their desk. */
const outsideNames = [
  'DATABASE_URL',
  'RATES_SOURCES',
  'SMTP_URL',
  'PHONE_URL',
  'TELEGRAM_TOKEN',
  'IDENTITY_URL',
  'AML_URL',
  'CARD_URL',
  'S3_URL',
  'PUSH_URL',
  'SIGNER_URL',
  'ETHEREUM_URL',
] as const satisfies readonly SettingName[]

function channelsIn(
  given: Given,
): Pick<Settings, 'mail' | 'phone' | 'telegram' | 'identity' | 'push' | 'aml' | 'card'> {
  const { SMTP_URL, MAIL_FROM, PHONE_URL, PHONE_KEY, TELEGRAM_TOKEN, PUSH_URL, PUSH_KEY } = given
  const { AML_URL, AML_KEY } = given
  const { CARD_URL, CARD_KEY, CARD_SECRET } = given
  const { IDENTITY_URL, IDENTITY_KEY, IDENTITY_WEBHOOK_SECRET } = given
  return {
    mail: SMTP_URL && MAIL_FROM ? { url: SMTP_URL, from: MAIL_FROM } : null,
    aml: AML_URL && AML_KEY ? { url: bare(AML_URL), key: AML_KEY } : null,
    card:
      CARD_URL && CARD_KEY && CARD_SECRET
        ? { url: bare(CARD_URL), key: CARD_KEY, secret: CARD_SECRET }
        : null,
    phone: PHONE_URL && PHONE_KEY ? { url: bare(PHONE_URL), key: PHONE_KEY } : null,
    telegram: TELEGRAM_TOKEN
      ? { token: TELEGRAM_TOKEN, apiUrl: bare(given.TELEGRAM_API_URL ?? 'https://api.telegram.org') }
      : null,
    identity:
      IDENTITY_URL && IDENTITY_KEY && IDENTITY_WEBHOOK_SECRET
        ? { url: bare(IDENTITY_URL), key: IDENTITY_KEY, webhookSecret: IDENTITY_WEBHOOK_SECRET }
        : null,
    push: PUSH_URL && PUSH_KEY ? { url: bare(PUSH_URL), key: PUSH_KEY } : null,
  }
}

function s3In({ S3_URL, S3_BUCKET, S3_REGION, S3_KEY, S3_SECRET }: Given): S3Access | null {
  if (!S3_URL || !S3_BUCKET || !S3_REGION || !S3_KEY || !S3_SECRET) return null
  return { url: bare(S3_URL), bucket: S3_BUCKET, region: S3_REGION, key: S3_KEY, secret: S3_SECRET }
}

/** Of a time of the day, as in `03:30`. */
const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Of all calls, that are traced: each that is costs a fifth to a third more of the processor. The gateway has the same one. */
const usualShare = '0.1'

const invented = 'invented'

const rateFeedsIn = (text: string): Settings['rateFeeds'] =>
  text === invented
    ? null
    : text.split(',').map(feed => {
        const [provider = '', url] = feed.trim().split('=')
        return { provider: provider as RateFeedName, url: url === undefined ? null : bare(url) }
      })

const bare = (url: string): string => url.replace(/\/+$/, '')

/** Whether an address can be reached from this machine only. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)

/** Every setting that can be read, and those that cannot. */
export function parseSettings(env: Readonly<Record<string, string | undefined>>): {
  readonly given: Given
  readonly problems: SettingProblem[]
} {
  const given: Record<string, unknown> = {}
  const problems: SettingProblem[] = []
  for (const name of settingNames) {
    const text = env[name]?.trim()
    if (text === undefined || text === '') continue
    const { read, remedy } = settingRows[name]
    const value = read(text)
    if (value !== null) given[name] = value
    else problems.push({ name, remedy })
  }
  return { given, problems }
}
