import {
  settingRows,
  type Given,
  type SettingName,
  type SettingProblem,
  type SettingRole,
} from './settingRows.ts'
import { walletConflicts } from './walletSettings.ts'

/** One of a group alone is no provider. */
const together: readonly (readonly SettingName[])[] = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['PHONE_URL', 'PHONE_KEY'],
  ['IDENTITY_URL', 'IDENTITY_KEY', 'IDENTITY_WEBHOOK_SECRET'],
  ['AML_URL', 'AML_KEY'],
  ['CARD_URL', 'CARD_KEY', 'CARD_SECRET'],
  ['S3_URL', 'S3_BUCKET', 'S3_REGION', 'S3_KEY', 'S3_SECRET'],
  ['PUSH_URL', 'PUSH_KEY'],
  ['SIGNER_URL', 'SIGNER_SECRET'],
]

/** Settings that are each right and wrong together; each setting is named once. */
export function conflicts(
  given: Given,
  { role, devTools }: { readonly role: SettingRole; readonly devTools: boolean },
): SettingProblem[] {
  const problems = new Map<SettingName, string>()
  const isPublic = given.PUBLIC_URL !== undefined
  if (isPublic && given.DEV_TOOLS === '1')
    problems.set('DEV_TOOLS', 'A public Souk has no /dev page: leave out DEV_TOOLS, or PUBLIC_URL.')
  if (isPublic && given.SEED === 'demo')
    problems.set('SEED', 'A public Souk has no demo accounts: set SEED=none, or leave out PUBLIC_URL.')
  if (role === 'server' && given.GATEWAY_SECRET === undefined)
    problems.set('GATEWAY_SECRET', settingRows.GATEWAY_SECRET.remedy)
  // Every machine in front of the database needs the same one, and a file of one of them is lost with it.
  if (role !== 'tool' && isPublic && given.DATABASE_URL !== undefined && given.REQUISITES_KEY === undefined)
    problems.set('REQUISITES_KEY', settingRows.REQUISITES_KEY.remedy)
  if (given.REQUISITES_OLD_KEYS !== undefined && given.REQUISITES_KEY === undefined)
    problems.set('REQUISITES_KEY', `${settingRows.REQUISITES_KEY.remedy} It belongs to REQUISITES_OLD_KEYS.`)
  if (given.BACKUP_AT !== undefined && given.BACKUP_DIR === undefined)
    problems.set('BACKUP_DIR', `${settingRows.BACKUP_DIR.remedy} It belongs to BACKUP_AT.`)
  for (const group of together)
    if (group.some(name => given[name] !== undefined))
      for (const name of group.filter(one => given[one] === undefined))
        problems.set(name, `${settingRows[name].remedy} It belongs to ${others(group, name)}.`)
  if (given.TELEGRAM_API_URL !== undefined && given.TELEGRAM_TOKEN === undefined)
    problems.set('TELEGRAM_TOKEN', `${settingRows.TELEGRAM_TOKEN.remedy} It belongs to TELEGRAM_API_URL.`)
  // People trade on these rates.
  if (role !== 'tool' && isPublic && given.RATES_SOURCES === undefined)
    problems.set('RATES_SOURCES', settingRows.RATES_SOURCES.remedy)
  // Whoever signs up has to be written to: on the page /dev, or by a mail server.
  if (role !== 'tool' && !devTools)
    for (const name of ['SMTP_URL', 'MAIL_FROM'] as const)
      if (given[name] === undefined) problems.set(name, `${settingRows[name].remedy} ${mailRemedy(isPublic)}`)
  if (given.WEBHOOK_HOSTS !== undefined && !devTools)
    problems.set('WEBHOOK_HOSTS', 'Webhooks go to public addresses alone: leave it out, or set DEV_TOOLS=1.')
  for (const [name, remedy] of walletConflicts(given, { role, devTools })) problems.set(name, remedy)
  return [...problems].map(([name, remedy]) => ({ name, remedy }))
}

const others = (group: readonly SettingName[], name: SettingName): string =>
  group.filter(one => one !== name).join(' and ')

const mailRemedy = (isPublic: boolean): string =>
  isPublic
    ? 'A public Souk writes to its people.'
    : 'Or set DEV_TOOLS=1: then letters arrive on the page /dev of this machine.'
