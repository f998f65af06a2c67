import { firstOf } from '../../../database/readPage.ts'
import { brand } from '../../../domain/brand.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { isoDay } from '../../../domain/time/calendar.ts'
import type { Connection } from '../../../database/database.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import type { Reply } from '../../../kernel/operation.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { product } from '../../../runtime/product.ts'
import {
  itemCounts,
  shownDocuments,
  shownTitles,
  versionsOf,
  wasPublished,
  type DocumentFilter,
  type Reading,
  type ShownTitle,
} from './readDocuments.ts'
import { countryCardOf, pageCountryOf } from './country.ts'
import type { documentOperations } from './schema.ts'
import { topicsShown } from './topics.ts'
import { documentTexts, type DocumentTexts, type ReadDocument, type ReadTitle } from './documentTexts.ts'

type Operations = typeof documentOperations
type Page = Reply<Operations['page']>
type Category = Reply<Operations['blogCategory']>
type Card = Reply<Operations['blogItems']>['items'][number]

const chapterName = /^guide-(.+)$/
const countryName = /^country-(.+)$/
/** So many countries are listed at most. */
const countriesShown = 100

/** The document that a page's name means. */
function namedBy(page: string): { readonly kind: 'page' | 'chapter' | 'country'; readonly code: string } {
  const [, chapter] = chapterName.exec(page) ?? []
  if (chapter !== undefined) return { kind: 'chapter', code: chapter }
  const [, country] = countryName.exec(page) ?? []
  return country === undefined ? { kind: 'page', code: page } : { kind: 'country', code: country }
}
const similarShown = 3

/** What is written to be read, in the caller's language or, where it lacks one, in the default. */
export function documentHandlers(texts: DocumentTexts = documentTexts()): Handlers<Operations> {
  const find = async (db: Connection, filter: DocumentFilter, reading: Reading) =>
    texts.read(db, await shownDocuments(db, filter, reading), reading.at)
  const list = async (db: Connection, filter: DocumentFilter, reading: Reading) =>
    texts.titles(db, await shownTitles(db, filter, reading), reading.at)

  async function one(context: Context, filter: DocumentFilter, field: string): Promise<ReadDocument> {
    const [found] = await find(context.db, filter, context)
    if (!found) throw await refusalOf(context, filter, field)
    return found
  }

  /** One without its text. */
  async function known(context: Context, filter: DocumentFilter, field: string): Promise<ShownTitle> {
    const [found] = await shownTitles(context.db, filter, context)
    if (!found) throw await refusalOf(context, filter, field)
    return found
  }

  async function categories({ db, locale, at }: Context, code?: string): Promise<Category[]> {
    const found = await shownTitles(
      db,
      { kind: 'category', ...(code === undefined ? {} : { code }) },
      { locale, at },
    )
    const counts = await itemCounts(db, at, code)
    return found.map(({ code: name, title, description }) => ({
      url_code: name,
      title,
      description,
      items: counts.get(name) ?? 0,
    }))
  }

  /** What the categories are called, by their code. */
  async function categoryTitles({ db, locale, at }: Context): Promise<ReadonlyMap<string, string>> {
    const found = await shownTitles(db, { kind: 'category' }, { locale, at })
    return new Map(found.map(({ code, title }) => [code, title]))
  }

  async function cards(context: Context, filters: readonly Omit<DocumentFilter, 'kind'>[]): Promise<Card[]> {
    const titles = await categoryTitles(context)
    const found = new Map<string, ReadTitle>()
    // The first list comes first; what a second one has, too, is there once.
    for (const filter of filters)
      for (const item of await list(context.db, { kind: 'item', ...filter }, context))
        if (!found.has(item.code)) found.set(item.code, item)
    return [...found.values()].map(item => cardOf(item, titles, context))
  }

  return {
    async page({ params: { page }, query: { version } }, context) {
      const filter = namedBy(page)
      const found = await one(context, version === undefined ? filter : { ...filter, version }, 'page')
      const isGuide = page === 'guide' || filter.kind === 'chapter'
      const chapters = isGuide ? await list(context.db, { kind: 'chapter' }, context) : []
      return {
        page,
        version: found.number,
        ...shownOf(found, context),
        minutes: found.minutes,
        tree: JSON.stringify(found.blocks),
        legal: await legalOf(context, found),
        country: pageCountryOf(found, context.locale),
        chapters: chapters.map(({ code, title, description, minutes }) => ({
          code,
          title,
          description,
          minutes,
        })),
        topics: await topicsShown(context.db, texts, context, found.blocks, page === 'faq'),
      }
    },

    async countryPages(_, context) {
      const found = await list(context.db, { kind: 'country', limit: countriesShown }, context)
      return { items: found.flatMap(country => [...countryCardOf(country, context.locale)]) }
    },

    blogCategories: async (_, context) => ({ items: await categories(context) }),

    async blogCategory({ params: { category_url_code: code } }, context) {
      const [found] = await categories(context, code)
      if (!found) throw await refusalOf(context, { kind: 'category', code }, 'category_url_code')
      return found
    },

    async blogItems({ query: { category, before, limit = product.paging.limitDefault } }, context) {
      if (category !== undefined) await known(context, { kind: 'category', code: category }, 'category')
      if (before !== undefined) await known(context, { kind: 'item', code: before }, 'before')
      const found = await cards(context, [
        {
          limit: limit + 1,
          ...(category === undefined ? {} : { parent: category }),
          ...(before === undefined ? {} : { before }),
        },
      ])
      const { rows: items, has_more } = firstOf(found, limit)
      return { items, has_more }
    },

    async blogItem({ params: { item_url_code: code } }, context) {
      const found = await one(context, { kind: 'item', code }, 'item_url_code')
      return { ...cardOf(found, await categoryTitles(context), context), tree: JSON.stringify(found.blocks) }
    },

    async similarBlogItems({ params: { item_url_code: code } }, context) {
      const { parent } = await known(context, { kind: 'item', code }, 'item_url_code')
      const found = await cards(context, [
        { without: code, parent: parent ?? '', limit: similarShown },
        { without: code, limit: 2 * similarShown },
      ])
      return { items: found.slice(0, similarShown) }
    },
  }
}

/** Why a document is not shown: it is away, where readers had it once; or there is none. */
async function refusalOf(
  { db, at }: Context,
  filter: DocumentFilter,
  field: string,
): Promise<RequestRefused> {
  return new RequestRefused(refuse((await wasPublished(db, filter, at)) ? 'gone' : 'not_found', field))
}

const shownOf = ({ title, description, locale, shows_from: from }: ReadTitle, context: Context) => ({
  title,
  description,
  locale,
  is_translated: locale === context.locale,
  updated_at: from.toISOString(),
})

const cardOf = (item: ReadTitle, titles: ReadonlyMap<string, string>, context: Context): Card => ({
  url_code: item.code,
  category_url_code: item.parent ?? '',
  category_title: titles.get(item.parent ?? '') ?? '',
  ...shownOf(item, context),
  published_at: item.first_at.toISOString(),
  minutes: item.minutes,
  cover: item.extra.cover ?? null,
  alt: item.extra.alt ?? '',
})

/** From when a legal text holds, with the texts before it; null of any other. */
async function legalOf({ db, at }: Context, found: ReadDocument): Promise<Page['legal']> {
  const { holdsFrom, isTemplate = false } = found.extra
  if (holdsFrom === undefined) return null
  const versions = await versionsOf(db, found, at)
  return {
    holds_from: holdsFrom,
    is_template: isTemplate && brand.operator === null,
    versions: versions.map(({ number, shows_from: from, extra }) => ({
      version: number,
      holds_from: extra.holdsFrom ?? isoDay(from),
      change: extra.change ?? '',
    })),
  }
}
