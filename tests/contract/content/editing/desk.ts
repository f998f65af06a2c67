import type { Block } from '../../../../server/domain/content/tree.ts'
import type { TestSouk } from '../../../support/souk.ts'
import type { Json, Person } from '../../../support/soukClient.ts'
import { done } from '../../roles/done.ts'

/** A version as the editor shows it. */
export interface Version {
  readonly number: number
  readonly revision: number
  readonly state: string
  readonly shows_from: string | null
  readonly title: string
  readonly made_by: string | null
}
/** How a document stands in a language. */
export interface LocaleOf {
  readonly locale: string
  readonly shown: Version | null
  readonly scheduled: Version | null
  readonly draft: Version | null
  readonly latest: Version | null
  readonly versions: readonly Version[]
}
export interface Edited {
  readonly id: string
  readonly code: string
  readonly archived_at: string | null
  readonly changed_by: string | null
  readonly locales: readonly LocaleOf[]
}

export const operatorText = {
  title: 'How we look after your coins',
  description:
    'Where coins lie while you trade, who can move them, and what happens when somebody does not pay.',
  source: 'They lie in escrow.\n\n## Who holds them {#who}\n\nWe do.',
}

/** What an operator does at their desk, in one language unless it says another. */
export function deskOf(souk: TestSouk, as: Person) {
  const at = (id: string, action = '') => `/v1/operator/documents/${id}${action}` as const
  const raw = (action: string, id: string, body: object, key?: string) =>
    souk.call(`POST ${at(id, `/${action}`)}`, { as, body, ...(key ? { key } : {}) })
  const make = async (kind: string, code: string, more: object = {}) =>
    (await done(
      souk.call('POST /v1/operator/documents', { as, body: { kind, code, ...more } }),
    )) as unknown as Edited
  const read = async (id: string) => (await done(souk.call(`GET ${at(id)}`, { as }))) as unknown as Edited
  const localeOf = async (id: string, locale = 'en') => {
    const found = (await read(id)).locales.find(one => one.locale === locale)
    if (!found) throw new Error(`There is no ${locale}`)
    return found
  }
  const latest = async (id: string, locale = 'en') => {
    const { number = 0, revision = 0 } = (await localeOf(id, locale)).latest ?? {}
    return { number, revision }
  }
  /** Saves over the latest version. */
  const save = async (id: string, text: object = {}, locale = 'en') => {
    const { number, revision } = await latest(id, locale)
    const seen = { from_number: number, from_revision: revision }
    return (await done(raw('draft', id, { locale, ...seen, ...operatorText, ...text }))) as unknown as Edited
  }
  /** Shows the latest version to readers. */
  const publish = async (id: string, from: Date | null = null, locale = 'en') =>
    (await done(
      raw('publish', id, {
        locale,
        ...(await latest(id, locale)),
        ...(from ? { shows_from: from.toISOString() } : {}),
      }),
    )) as unknown as Edited
  return { at, raw, make, read, localeOf, latest, save, publish }
}

/** What a reader without a session is told at a path. */
export async function readerAt(souk: TestSouk, path: string, language = 'en') {
  const { status, body } = await souk.call(`GET /v1/${path}` as `${string} /${string}`, {
    headers: { 'accept-language': language },
  })
  return { status, body }
}

export const blocksOf = (answer: Json) => JSON.parse(String(answer['tree'])) as Block[]
