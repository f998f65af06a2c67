import { questionsIn } from '../../domain/content/fill.ts'
import { plainText, type Block } from '../../domain/content/tree.ts'
import { brand } from '../../domain/brand.ts'
import { refuse } from '../../domain/refusal/refusal.ts'
import type { Connection } from '../../database/database.ts'
import type { Context } from '../../kernel/context.ts'
import type { Handlers } from '../../kernel/handlers.ts'
import type { Reply } from '../../kernel/operation.ts'
import { RequestRefused } from '../../kernel/refusal.ts'
import { product } from '../../runtime/product.ts'
import { itemCounts, shownDocuments, versionsOf, type DocumentFilter, type Reading } from './read.ts'
import type { documentOperations } from './schema.ts'
import { documentTexts, type DocumentTexts, type ReadDocument } from './texts.ts'

type Operations = typeof documentOperations
type Page = Reply<Operations['page']>
type Category = Reply<Operations['blogCategory']>
type Card = Reply<Operations['blogItems']>['items'][number]

const chapterName = /^guide-(.+)$/
const similarShown = 3

/** What is written to be read, in the caller's language or, where it lacks one, in the default. */
export function documentHandlers(texts: DocumentTexts = documentTexts()): Handlers<Operations> {
  const find = async (db: Connection, filter: DocumentFilter, reading: Reading) =>
    texts.read(db, await shownDocuments(db, filter, reading), reading.at)

  async function one(context: Context, filter: DocumentFilter, field: string): Promise<ReadDocument> {
    const [found] = await find(context.db, filter, context)
    if (!found) throw new RequestRefused(refuse('not_found', field))
    return found
  }

  async function topicsFor(
    context: Context,
    page: string,
    blocks: readonly Block[],
  ): Promise<Page['topics']> {
    const asked = blocks.flatMap(block =>
      block.kind === 'live' && block.name === 'faq' ? [block.values['topic']] : [],
    )
    if (page !== 'faq' && asked.length === 0) return []
    const topics = await find(context.db, { kind: 'topic' }, context)
    return topics
      .filter(({ code }) => page === 'faq' || asked.includes(code))
      .map(({ code, title, blocks: all }) => ({
        code,
        title,
        questions: questionsIn(all).map(({ code: name, question, answer }) => ({
          code: name,
          question: plainText(question),
          tree: JSON.stringify(answer),
        })),
      }))
  }

  async function categories({ db, locale, at }: Context, code?: string): Promise<Category[]> {
    const found = await shownDocuments(
      db,
      { kind: 'category', ...(code === undefined ? {} : { code }) },
      { locale, at },
    )
    const counts = await itemCounts(db, at)
    return found.map(({ code: name, title, description }) => ({
      url_code: name,
      title,
      description,
      items: counts.get(name) ?? 0,
    }))
  }

  /** What the categories are called, by their code. */
  async function categoryTitles({ db, locale, at }: Context): Promise<ReadonlyMap<string, string>> {
    const found = await shownDocuments(db, { kind: 'category' }, { locale, at })
    return new Map(found.map(({ code, title }) => [code, title]))
  }

  async function cards(context: Context, filters: readonly Omit<DocumentFilter, 'kind'>[]): Promise<Card[]> {
    const titles = await categoryTitles(context)
    const found = new Map<string, ReadDocument>()
    // The first list comes first; what a second one has, too, is there once.
    for (const filter of filters)
      for (const item of await find(context.db, { kind: 'item', ...filter }, context))
        if (!found.has(item.code)) found.set(item.code, item)
    return [...found.values()].map(item => cardOf(item, titles, context))
  }

  return {
    async page({ params: { page }, query: { version } }, context) {
      const [, chapter] = chapterName.exec(page) ?? []
      const filter =
        chapter === undefined
          ? ({ kind: 'page', code: page } as const)
          : ({ kind: 'chapter', code: chapter } as const)
      const found = await one(context, version === undefined ? filter : { ...filter, version }, 'page')
      const isGuide = page === 'guide' || chapter !== undefined
      const chapters = isGuide ? await find(context.db, { kind: 'chapter' }, context) : []
      return {
        page,
        version: found.number,
        ...shownOf(found, context),
        minutes: found.minutes,
        tree: JSON.stringify(found.blocks),
        legal: await legalOf(context, found),
        chapters: chapters.map(({ code, title, description, minutes }) => ({
          code,
          title,
          description,
          minutes,
        })),
        topics: await topicsFor(context, page, found.blocks),
      }
    },

    blogCategories: async (_, context) => ({ items: await categories(context) }),

    async blogCategory({ params: { category_url_code: code } }, context) {
      const [found] = await categories(context, code)
      if (!found) throw new RequestRefused(refuse('not_found', 'category_url_code'))
      return found
    },

    async blogItems({ query: { category, before, limit = product.paging.limitDefault } }, context) {
      if (category !== undefined) await one(context, { kind: 'category', code: category }, 'category')
      if (before !== undefined) await one(context, { kind: 'item', code: before }, 'before')
      // One more tells whether there is more.
      const found = await cards(context, [
        {
          limit: limit + 1,
          ...(category === undefined ? {} : { parent: category }),
          ...(before === undefined ? {} : { before }),
        },
      ])
      return { items: found.slice(0, limit), has_more: found.length > limit }
    },

    async blogItem({ params: { item_url_code: code } }, context) {
      const found = await one(context, { kind: 'item', code }, 'item_url_code')
      return { ...cardOf(found, await categoryTitles(context), context), tree: JSON.stringify(found.blocks) }
    },

    async similarBlogItems({ params: { item_url_code: code } }, context) {
      const { parent } = await one(context, { kind: 'item', code }, 'item_url_code')
      const found = await cards(context, [
        { without: code, parent: parent ?? '', limit: similarShown },
        { without: code, limit: 2 * similarShown },
      ])
      return { items: found.slice(0, similarShown) }
    },
  }
}

const shownOf = ({ title, description, locale, shows_from: from }: ReadDocument, context: Context) => ({
  title,
  description,
  locale,
  is_translated: locale === context.locale,
  updated_at: from.toISOString(),
})

const cardOf = (item: ReadDocument, titles: ReadonlyMap<string, string>, context: Context): Card => ({
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
      holds_from: extra.holdsFrom ?? from.toISOString().slice(0, 10),
      change: extra.change ?? '',
    })),
  }
}
