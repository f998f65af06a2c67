import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerReading } from '../../../tests/support/mesh/readerAnswers.ts'
import { openReaderSite, type ReaderSite } from '../../../tests/support/mesh/readerSite.ts'
import { faultsOfData } from '../../../tests/support/browser/structuredData.ts'

type Data = Readonly<Record<string, unknown>>

let site: ReaderSite
beforeAll(async () => {
  site = await openReaderSite()
  answerReading(site.server)
})
afterAll(() => site.close())

const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Data,
  )

/** What each type has to say, beside what the validator knows. */
const required: Readonly<Record<string, readonly string[]>> = {
  WebPage: ['name', 'description', 'url', 'inLanguage', 'publisher'],
  Blog: ['name', 'description', 'url', 'inLanguage', 'publisher'],
  TechArticle: ['headline', 'datePublished', 'dateModified', 'author', 'publisher', 'mainEntityOfPage'],
  BlogPosting: ['headline', 'datePublished', 'dateModified', 'author', 'publisher', 'mainEntityOfPage'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Organization: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
}

/** All things of a piece of data, with those inside of it. */
const thingsIn = (value: unknown): Data[] => {
  if (Array.isArray(value)) return value.flatMap(thingsIn)
  if (typeof value !== 'object' || value === null) return []
  return [value as Data, ...Object.values(value).flatMap(thingsIn)]
}

describe('what search engines read as data', () => {
  it.each([
    '/guide',
    '/guide/first-purchase',
    '/faq',
    '/blog',
    '/blog/safety',
    '/blog/safety/item-1',
    '/about-us',
    '/nigeria',
  ])('at %s is in the words of schema.org, in both languages', async path => {
    for (const address of [path, `/ru${path}`]) {
      const data = dataOf((await site.get(address)).html)
      expect(data.length).toBeGreaterThan(0)
      expect(await faultsOfData(data)).toEqual([])
      for (const thing of thingsIn(data))
        for (const name of required[String(thing['@type'])] ?? ['of a type that the table does not know'])
          expect(thing, `${String(thing['@type'])} at ${address}`).toHaveProperty(name)
    }
  })

  it('would be found wrong', async () => {
    const context = { '@context': 'https://schema.org' }
    expect(await faultsOfData([{ ...context, '@type': 'BlogPostin', name: 'x' }])).toHaveLength(1)
    expect(await faultsOfData([{ ...context, '@type': 'BlogPosting', headlines: 'x' }])).toHaveLength(1)
    const item = { '@type': 'ListItem', position: 1, item: '/blog' }
    expect(
      await faultsOfData([{ ...context, '@type': 'BreadcrumbList', itemListElement: [item, item] }]),
    ).not.toEqual([])
  })
})
