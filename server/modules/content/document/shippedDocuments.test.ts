import { describe, expect, test } from 'vitest'
import { countryFacts } from '../../../domain/content/country.ts'
import { isAppAddress } from '../../../domain/content/addresses.ts'
import { everyBlock } from '../../../domain/content/figures.ts'
import { kindRules } from '../../../domain/content/kinds.ts'
import { hrefsIn } from '../../../domain/content/lint.ts'
import { fillText, questionsIn } from '../../../domain/content/fillText.ts'
import { readMarkdown } from '../../../domain/content/markdown.ts'
import type { ShippedFile } from '../../../domain/content/shippedFile.ts'
import { hasScreen } from '../../../domain/content/screens.ts'
import { plainText, wordCount, type Block } from '../../../domain/content/tree.ts'
import { serverLocales } from '../../../locales/localeTable.ts'
import { isFactName } from './facts.ts'
import { screens } from './screens.ts'
import { shippedDocuments, shippedFiles } from './shippedDocuments.ts'

const shipped = shippedDocuments(await shippedFiles())
const nameOf = ({ kind, code }: ShippedFile) => `${kind} ${code}`
const written = shipped.filter(({ kind }) => kind !== 'category')
const each = written.map(one => [`${nameOf(one)} ${one.locale}`, one] as const)

/** Everything in a text that has an address of its own. */
const placesIn = (blocks: readonly Block[]) =>
  blocks.flatMap(block => (block.kind === 'heading' ? [`${block.level} ${block.id}`] : [block.kind]))
const addresses = new Set(shipped.map(({ kind, code, parent }) => kindRules[kind].address(code, parent)))
const placeNames = new Map(
  written.map(one => [
    `${nameOf(one)} ${one.locale}`,
    new Set(readMarkdown(one.source).blocks.flatMap(block => (block.kind === 'heading' ? [block.id] : []))),
  ]),
)
const questionNames = new Set(
  written
    .filter(({ kind }) => kind === 'topic')
    .flatMap(({ source }) => questionsIn(readMarkdown(source).blocks).map(({ code }) => code)),
)
/** The names in a text that nothing stands for. */
function unknownNames(text: string): readonly string[] {
  const unknown = new Set<string>()
  fillText(text, name => {
    if (!isFactName(name)) unknown.add(name)
    return ''
  })
  return [...unknown]
}

/** Whether a link of ours leads to a page that is there, and to a place in it that is there. */
function leadsSomewhere(href: string, locale: string): boolean {
  const [path = '', place] = href.split('#')
  if (!addresses.has(path) && !isAppAddress(path)) return false
  if (place === undefined) return true
  const chapter = /^\/guide\/(.+)$/.exec(path)?.[1]
  if (chapter !== undefined) return placeNames.get(`chapter ${chapter} ${locale}`)?.has(place) ?? false
  return path !== '/faq' || questionNames.has(place)
}

describe.each(each)('%s', (_name, { title, description, source, locale }) => {
  test('is a text that we can draw', () => {
    const { blocks, problems } = readMarkdown(source)
    expect(problems).toEqual([])
    expect(blocks).not.toEqual([])
    expect(unknownNames(`${title} ${description} ${source}`)).toEqual([])
  })

  test('leads to pages and places that are there', () => {
    const own = hrefsIn(readMarkdown(source).blocks).filter(href => href.startsWith('/'))
    expect(own.filter(href => !leadsSomewhere(href, locale))).toEqual([])
  })
})

test.each(each.filter(([, { kind }]) => kind !== 'topic'))('%s says in a sentence what it is', (_, one) => {
  expect(one.description.length).toBeGreaterThan(40)
  expect(one.description.length).toBeLessThan(170)
})

test.each(each.filter(([, { kind }]) => kind === 'item'))(
  '%s has a picture and says what is on it',
  (_, one) => {
    expect([one.extra.cover, one.extra.alt]).toEqual([expect.any(String), expect.stringMatching(/\S/)])
  },
)

describe.each([...Map.groupBy(shipped, nameOf)])('%s', (_name, all) => {
  test('is there in every language, with the same places in it', () => {
    expect(all.map(({ locale }) => locale).toSorted()).toEqual([...serverLocales].toSorted())
    const [first, ...others] = all.map(({ source }) =>
      placesIn(readMarkdown(source).blocks).filter(place => place.includes(' ')),
    )
    for (const other of others) expect(other).toEqual(first)
  })
})

const count = (kind: ShippedFile['kind']) =>
  new Set(shipped.filter(one => one.kind === kind).map(nameOf)).size

test('there is a guide, a FAQ and a blog worth their names, and no question has two answers', () => {
  expect(count('chapter')).toBeGreaterThanOrEqual(12)
  expect(count('item')).toBeGreaterThanOrEqual(12)
  expect(count('category')).toBeGreaterThanOrEqual(4)
  const questions = shipped
    .filter(({ kind, locale }) => kind === 'topic' && locale === 'en')
    .flatMap(({ source }) => questionsIn(readMarkdown(source).blocks))
  expect(questions.length).toBeGreaterThanOrEqual(40)
  expect(new Set(questions.map(({ code }) => code)).size).toBe(questions.length)
  for (const { question, answer } of questions)
    expect([plainText(question), wordCount(answer) > 5]).toEqual([plainText(question), true])
})

test('three countries have a page, with the same facts in every language and the parts that are drawn in a way of their own', () => {
  const countries = Map.groupBy(
    shipped.filter(({ kind }) => kind === 'country'),
    ({ code }) => code,
  )
  expect([...countries.keys()].toSorted()).toEqual(['ghana', 'kenya', 'nigeria'])
  for (const [code, all] of countries) {
    const [first, ...others] = all.map(({ extra }) => countryFacts(extra))
    expect(first?.methods.length).toBeGreaterThanOrEqual(6)
    expect(first?.amount).not.toBeNull()
    for (const other of others) expect([code, other]).toEqual([code, first])
    for (const { source } of all) {
      const parts = readMarkdown(source).blocks.flatMap(block =>
        block.kind === 'heading' && block.level === 2 ? [block.id] : [],
      )
      expect(parts).toEqual(['prices', 'offers', 'methods', 'watch', 'first-purchase', 'words', 'questions'])
    }
  }
})

test('chapters show the product, each picture once in every language, and none that there is not', () => {
  const shownIn = (locale: string) =>
    shipped
      .filter(one => one.locale === locale)
      .flatMap(one =>
        everyBlock(readMarkdown(one.source).blocks).flatMap(block =>
          block.kind === 'screen' ? [`${nameOf(one)} ${block.picture}`] : [],
        ),
      )
  const [first = [], ...others] = serverLocales.map(shownIn)
  expect(first.length).toBeGreaterThanOrEqual(12)
  for (const other of others) expect(other).toEqual(first)
  expect(first.filter(one => !hasScreen(screens, one.split(' ').at(-1) ?? ''))).toEqual([])
})

test('every item has a picture of its own', () => {
  const covers = shipped
    .filter(({ kind, locale }) => kind === 'item' && locale === 'en')
    .map(({ extra }) => extra.cover)
  expect(new Set(covers).size).toBe(covers.length)
})
