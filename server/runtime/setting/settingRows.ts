import { brandProblem } from '../../../brand/processBrand.ts'
import { signerUrlPattern } from './signerAddress.ts'
import { matching, oneOf, wholeNumber, type TextShape } from './textShape.ts'

/** A provider's API: no credentials in it, for it may be told in errors. */
const api = matching('^https?://[^?#\\s@]+$', { also: text => URL.canParse(text) })
/** 32 bytes in hexadecimal, or in base64. */
const keyText = '([0-9a-fA-F]{64}|[A-Za-z0-9+/_-]{43}=?)'
const sealingKey = matching(`^${keyText}$`)
const key = matching('^[!-~]+$', { least: 8, most: 1024 })
/** Somebody who publishes rates, and where; see `adapters/rates/rateProviders.ts`. */
const rateSource = `(kraken|coinbase|openrates)(=https?://[^?#,\\s@]+)?`
const hostAndPort = '([A-Za-z0-9.-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}\\]):[0-9]{1,5}'
const coinAmount = '[A-Z0-9]{3,4}=[0-9]{1,15}(\\.[0-9]{1,18})?'
const tokenPlace = '(USDT|USDC|DAI|A7A5)=0x[0-9a-fA-F]{40}'
const userInfo = '([A-Za-z0-9._~!$&*+,;=-]|%[0-9A-Fa-f]{2})+'
const mailAddress = '[A-Za-z0-9._+-]{1,64}@[A-Za-z0-9.-]{1,253}'

/** The environment, one row a setting: what it may be, and what to do when it is something else. */
export const settingRows = {
  PORT: row(wholeNumber(1, 65535), 'Give a free port from 1 to 65535, as in PORT=3000.'),
  HOST: row(
    matching('^[A-Za-z0-9.:_-]{1,253}$'),
    'Give the address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for all.',
  ),
  DATA_DIR: row(matching('.'), 'Give a folder that the server may write, as in DATA_DIR=./data.'),
  DATABASE_URL: row(
    matching('^postgres(ql)?://[^\\s]+$'),
    'Give a PostgreSQL address, as in postgres://user:password@host:5432/souk, or leave it out for the embedded database.',
  ),
  SEED: row(oneOf('demo', 'none'), 'Choose demo (a market to look at) or none.'),
  CONTENT: row(
    oneOf('shipped', 'none'),
    'Choose shipped (pages, guide, questions and blog as they come with this release) or none.',
  ),
  PUBLIC_URL: row(
    matching('^https?://[^/?#\\s@]+/?$'),
    'Give the address that people open, without a path, as in https://souk.example.',
  ),
  DEV_TOOLS: row(oneOf('0', '1'), 'Set 1 to have the page /dev, 0 to be without it.'),
  LOG_FORMAT: row(oneOf('json', 'pretty'), 'Choose json (one line an event) or pretty.'),
  METRICS_PORT: row(
    wholeNumber(1, 65535),
    'Give a free port for /metrics that only whoever watches can reach, as in METRICS_PORT=9100, or leave it out.',
  ),
  METRICS_HOST: row(
    matching('^[A-Za-z0-9.:_-]{1,253}$'),
    'Give the address on which /metrics listens: 127.0.0.1 for this machine only.',
  ),
  BACKUP_DIR: row(
    matching('.'),
    'Give a folder for backups that only the server’s user can read, as in BACKUP_DIR=/var/backups/souk, on another disk than the database.',
  ),
  BACKUP_KEEP: row(wholeNumber(1, 1000), 'Say how many backups are kept, as in BACKUP_KEEP=7.'),
  BACKUP_AT: row(
    matching('^([01][0-9]|2[0-3]):[0-5][0-9]$'),
    'Give the time of the day, UTC, at which a backup is taken, as in BACKUP_AT=03:30, or leave it out.',
  ),
  SENTRY_DSN: row(
    matching('^https?://[A-Za-z0-9]{1,64}@[A-Za-z0-9.:-]{1,253}(/[A-Za-z0-9_.-]{1,64}){0,4}/[0-9]{1,19}$'),
    'Give the address that errors are reported to, as in https://key@errors.example/7, or leave it out.',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: row(
    matching('^https?://[^/?#\\s@]+/?$'),
    'Give the address where traces are gathered, as in http://127.0.0.1:4318, or leave it out.',
  ),
  OTEL_TRACES_SAMPLER_ARG: row(
    matching('^(0(\\.[0-9]{1,6})?|1)$'),
    'Say which share of all calls is traced, as in OTEL_TRACES_SAMPLER_ARG=0.1.',
  ),
  API_URL: row(
    matching('^https?://[^/?#\\s@]+/?$'),
    'Give the address of the server that the gateway calls, as in http://127.0.0.1:3001.',
  ),
  SERVER_PORT: row(
    wholeNumber(1, 65535),
    'Give the port of the server when the gateway runs apart, as in SERVER_PORT=3001.',
  ),
  APP_DIR: row(
    matching('.'),
    'Give the folder of the app’s build, or leave it out when it is somewhere else.',
  ),
  COUNTRY_HEADER: row(
    matching('^[A-Za-z][A-Za-z0-9-]{0,63}$'),
    'Name the header in which your proxy says a visitor’s country, as in COUNTRY_HEADER=CF-IPCountry.',
  ),
  PROXIES: row(wholeNumber(0, 9), 'Say how many proxies of yours stand in front of Souk, as in PROXIES=1.'),
  GATEWAY_SECRET: row(
    matching('^[!-~]+$', { least: 32, most: 512 }),
    'Give server and gateway the same secret of at least 32 characters, as printed by: openssl rand -hex 32.',
  ),
  REQUISITES_KEY: row(
    sealingKey,
    'Give the key that seals payment details, 32 bytes as printed by: openssl rand -hex 32. Keep it apart from the database.',
  ),
  REQUISITES_OLD_KEYS: row(
    matching(`^${keyText}( *, *${keyText}){0,9}$`),
    'Give the keys that sealed payment details before REQUISITES_KEY, with commas between, or leave it out.',
  ),
  RATES_SOURCES: row(
    matching(`^(invented|${rateSource}( *, *${rateSource}){0,5})$`),
    'Name who publishes the market’s rates, as in RATES_SOURCES=kraken,coinbase, each with =https://… where it is asked elsewhere; or invented, for a market that nobody pays by.',
  ),
  SMTP_URL: row(
    matching(`^smtps?://(${userInfo}(:${userInfo})?@)?[A-Za-z0-9.:[\\]-]{1,253}/?$`, { also: isReadable }),
    'Give the mail server, as in smtp://user:password@mail.example:587, or smtps: for TLS from the start; write signs of the password as in %40.',
  ),
  MAIL_FROM: row(
    matching(`^([^<>"\\r\\n]{1,64} <${mailAddress}>|${mailAddress})$`),
    'Give the sender of letters, as in MAIL_FROM="Souk <no-reply@souk.example>".',
  ),
  BRAND_FILE: row(
    matching('', { also: file => brandProblem(file) === null }),
    'Give a file like brand/brand.json with the name, addresses and links of whoever runs this market, or leave it out.',
  ),
  PHONE_URL: row(api, 'Give the address of the SMS and voice provider, as in https://sms.example/v1.'),
  PHONE_KEY: row(key, 'Give the key of the SMS and voice provider.'),
  TELEGRAM_TOKEN: row(
    matching('^[0-9]{1,20}:[A-Za-z0-9_-]{10,128}$'),
    'Give the token of the bot, as @BotFather tells it.',
  ),
  TELEGRAM_API_URL: row(
    api,
    'Give the address of the bot API, or leave it out for https://api.telegram.org.',
  ),
  IDENTITY_URL: row(api, 'Give the address of the identity provider, as in https://kyc.example/v1.'),
  IDENTITY_KEY: row(key, 'Give the key of the identity provider.'),
  IDENTITY_WEBHOOK_SECRET: row(
    matching('^[!-~]+$', { least: 16, most: 1024 }),
    'Give the secret of at least 16 characters by which the identity provider signs its reports.',
  ),
  AML_URL: row(api, 'Give the address of the provider that screens addresses, as in https://aml.example/v1.'),
  AML_KEY: row(key, 'Give the key of the provider that screens addresses.'),
  CARD_URL: row(api, 'Give the address of the card provider, as in https://cards.example/v1.'),
  CARD_KEY: row(key, 'Give the key of the card provider.'),
  CARD_SECRET: row(
    matching('^[!-~]+$', { least: 16, most: 1024 }),
    'Give the secret of at least 16 characters that the card provider’s page and its reports are signed with.',
  ),
  S3_URL: row(
    api,
    'Give the address of an S3-compatible service, without the bucket, as in https://s3.eu-central-1.amazonaws.com.',
  ),
  S3_BUCKET: row(
    matching('^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$'),
    'Give the name of a private bucket, as in S3_BUCKET=souk-files.',
  ),
  S3_REGION: row(
    matching('^[a-z0-9-]{1,64}$'),
    'Give the region of the bucket, as in S3_REGION=eu-central-1; many other services take us-east-1.',
  ),
  S3_KEY: row(
    matching('^[!-~]{3,256}$'),
    'Give the id of an access key that may read, write and delete objects of the bucket.',
  ),
  S3_SECRET: row(matching('^[!-~]{6,1024}$'), 'Give the secret of that access key.'),
  PUSH_URL: row(api, 'Give the address of the service that passes notices on to the native shell.'),
  PUSH_KEY: row(key, 'Give the key of the service that passes notices on to the native shell.'),
  WEBHOOK_HOSTS: row(
    matching(`^${hostAndPort}( *, *${hostAndPort}){0,19}$`),
    'Name hosts of this machine that webhooks may go to, as in WEBHOOK_HOSTS=127.0.0.1:8080; with DEV_TOOLS alone.',
  ),
  WALLET_SEED: row(
    matching('^([0-9a-fA-F]{2}){32,64}$|^[a-zA-Z]{3,8}( +[a-zA-Z]{3,8}){11,23}$'),
    'Give the wallet’s seed, a BIP 39 phrase of 12 to 24 words or 32 to 64 bytes in hexadecimal; better, a file with it as WALLET_SEED_FILE.',
  ),
  WALLET_SEED_FILE: row(
    matching('.'),
    'Give a file with the wallet’s seed that only the user can read who runs the signer (chmod 600).',
  ),
  SIGNER_URL: row(
    matching(signerUrlPattern),
    'Give the place of this machine where the signer listens, as in http://127.0.0.1:3002 or unix:/run/souk/signer.sock.',
  ),
  SIGNER_SECRET: row(
    matching('^[!-~]+$', { least: 32, most: 512 }),
    'Give signer and server the same secret of at least 32 characters, as printed by: openssl rand -hex 32.',
  ),
  SIGNER_LIMITS: row(
    matching(`^${coinAmount}( *, *${coinAmount})*$`),
    'Say how much of a coin may leave within an hour, as in SIGNER_LIMITS=BTC=2,ETH=40; coins that are left out keep their limit.',
  ),
  ETHEREUM_URL: row(
    matching('^https?://[^#\\s@]+$', { also: text => URL.canParse(text) }),
    'Give the address of an Ethereum node’s JSON-RPC, as in http://127.0.0.1:8545; without it Ethereum is simulated.',
  ),
  ETHEREUM_CHAIN_ID: row(
    wholeNumber(1, 999_999_999),
    'Give the number of the chain that the node is on; left out it is 1, the main chain.',
  ),
  ETHEREUM_TOKENS: row(
    matching(`^${tokenPlace}( *, *${tokenPlace})*$`),
    'Give the contracts of tokens, as in ETHEREUM_TOKENS=USDT=0x…,DAI=0x…; those of the main chain are known.',
  ),
} as const

export type SettingName = keyof typeof settingRows

/** The names of all settings, as docs/operating.md lists them. */
export const settingNames = Object.keys(settingRows) as readonly SettingName[]
/** Those by which anybody outside is reached: who starts Souk for a test switches them off. */
export const channelSettingNames = settingNames.slice(settingNames.indexOf('RATES_SOURCES'))
/** What is set, parsed. */
export type Given = { [K in SettingName]?: NonNullable<ReturnType<(typeof settingRows)[K]['read']>> }

function row<T>(read: TextShape<T>, remedy: string) {
  return { read, remedy }
}

/** What cannot be read fails at the first letter, in an error that shows the password. */
function isReadable(url: string): boolean {
  try {
    const { username, password } = new URL(url)
    return decodeURIComponent(username + password) !== null
  } catch {
    return false
  }
}

/**
 * What is started: everything in one process, the server alone (the gateway runs apart), or a tool that opens the database
 * and serves nobody.
 */

export type SettingRole = 'all' | 'server' | 'tool'

/** One wrong setting: its name, what is wrong, and what to do. */
export interface SettingProblem {
  readonly name: SettingName
  readonly remedy: string
}
