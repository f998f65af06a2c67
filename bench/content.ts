import http from 'node:http'
import { createGunzip } from 'node:zlib'
import { sql } from 'kysely'
import type { Database } from '../server/database/database.ts'
import { round, type Bench, type Figure } from './bench.ts'
import { startHost, type DiscoveryHost } from './content/site.ts'
import { secret, visitEach, visitFilled, worstP95, type Visit } from './support/visit.ts'

const items = 100_000
const calls = 60
const reader = 'reader'
const item = (number: number) => `item-${String(number).padStart(6, '0')}`

const lists = {
  items: '/v1/blog_items',
  hundred: '/v1/blog_items?limit=100',
  inTheMiddle: `/v1/blog_items?limit=100&before=${item(items / 2)}`,
  atTheEnd: `/v1/blog_items?limit=100&before=${item(150)}`,
  category: '/v1/blog_items?category=topic-3&limit=100',
  insideACategory: `/v1/blog_items?category=topic-3&limit=100&before=${item(items / 2 + 3)}`,
  categories: '/v1/blog_categories',
  oneCategory: '/v1/blog_categories/topic-3',
  item: `/v1/blog_items/${item(items / 2)}`,
  similar: `/v1/blog_items/${item(items / 2)}/similar`,
  addresses: '/v1/document_addresses?kind=item',
  addressesInTheMiddle: `/v1/document_addresses?kind=item&after=${item(items / 2)}`,
  marks: '/v1/document_addresses/marks?kind=item&every=10000',
} as const

/** What a blog of 100,000 items costs whoever reads it, and the search engine that reads its sitemap. */
export const content: Bench = {
  name: 'content',
  about:
    'Lists of a blog of 100,000 items in two languages, one call after the other, and its sitemap, on PostgreSQL',
  run: () => visitFilled({ fill: writeBlog, name: reader }, measure),
}

async function measure(visit: Visit, apiUrl: string) {
  const took = await visitEach(visit, lists, calls)
  const worst = worstP95(took)
  const host = await startHost(apiUrl, secret)
  try {
    const sitemap = await readSitemap(host)
    const figures: Record<string, Figure> = { items, took, worstP95Ms: worst, sitemap }
    return {
      figures,
      targets: [
        { name: 'worst list of a blog of 100,000, p95 ms', measured: worst, atMost: 50 },
        { name: 'first byte of a file of the sitemap, ms', measured: sitemap.firstByteMs, atMost: 500 },
        { name: 'memory that a whole sitemap takes, MB', measured: sitemap.grownMb, atMost: 64 },
      ],
    }
  } finally {
    await host.stop()
  }
}

/** Reads every file of it, as they are made; then one again, which is kept. */
async function readSitemap(host: DiscoveryHost) {
  await read(`${host.url}/robots.txt`)
  const before = await host.mostMb()
  const began = performance.now()
  const index = await read(`${host.url}/sitemap.xml`)
  const files = [...index.text.matchAll(/<loc>https:\/\/souk\.example([^<]+)<\/loc>/g)].map(
    ([, at = '']) => at,
  )
  const each = []
  for (const file of files) each.push(await read(host.url + file))
  const blog = each.slice(files.indexOf('/sitemap-blog-1.xml'))
  const whole = round(performance.now() - began)
  const grownMb = (await host.mostMb()) - before
  const again = await read(`${host.url}/sitemap-blog-1.xml`)
  return {
    files: files.length,
    addresses: each.reduce((sum, { text }) => sum + (text.match(/<loc>/g)?.length ?? 0), 0),
    megabytes: round(each.reduce((sum, { text }) => sum + text.length, 0) / 2 ** 20),
    megabytesSent: round(each.reduce((sum, { sent }) => sum + sent, 0) / 2 ** 20),
    firstByteMs: Math.max(...blog.map(({ firstByteMs }) => firstByteMs)),
    fileMs: Math.max(...blog.map(({ wholeMs }) => wholeMs)),
    wholeMs: whole,
    keptFileMs: again.wholeMs,
    beforeMb: before,
    grownMb,
  }
}

interface ReadFile {
  readonly text: string
  readonly sent: number
  readonly firstByteMs: number
  readonly wholeMs: number
}

function read(url: string): Promise<ReadFile> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers: { 'accept-encoding': 'gzip' } }, response => {
        let [sent, first] = [0, 0]
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => {
          first ||= performance.now() - began
          sent += chunk.length
        })
        const text =
          response.headers['content-encoding'] === 'gzip' ? response.pipe(createGunzip()) : response
        text.on('data', (chunk: Buffer) => chunks.push(chunk))
        text.on('error', reject)
        text.on('end', () => {
          if (response.statusCode !== 200) return reject(new Error(`${url} answered ${response.statusCode}`))
          resolve({
            text: Buffer.concat(chunks).toString(),
            sent,
            firstByteMs: round(first),
            wholeMs: round(performance.now() - began),
          })
        })
      })
      .on('error', reject)
  })
}

/** Texts of about 3 kB, each in two languages; every tenth in three versions. */
async function writeBlog({ db }: Database): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db)
  const id = (number: string) => `('00000000-0000-4000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`
  await run(`insert into app_user (id, kind, user_name, user_name_key, email_key, password_hash, created_at)
    values (${id('0')}, 'user', '${reader}', '${reader}', '${reader}@bench.souk.example', 'nobody logs in', '2024-11-01')`)
  await run(`insert into trader (user_id) select id from app_user`)
  await run(`insert into document (id, kind, code, place, first_at)
    select ${id('900000 + n')}, 'category', 'topic-' || n, n, '2024-01-01' from generate_series(0, 7) n`)
  await run(`insert into document (id, kind, code, parent, first_at)
    select ${id('n')}, 'item', 'item-' || lpad(n::text, 6, '0'), 'topic-' || n % 8, '2024-01-01'::timestamptz + n * interval '10 minutes'
    from generate_series(0, ${items - 1}) n`)
  // Once for all of them.
  await run('alter table document_version disable trigger document_version_shows')
  const version = (locale: string, number: number, every: number) =>
    run(`insert into document_version (document_id, locale, number, state, shows_from, title, description, source, extra, made_at)
      select id, '${locale}', ${number}, 'published', first_at + ${number} * interval '1 hour', 'The title of ' || code,
        'What stands in ' || code || ', in a sentence of the usual length.',
        repeat('Some words about coins, and about {{brand}}. ', 70) || code, '{"cover":"lock","alt":"A padlock."}', first_at
      from document where kind <> 'item' or right(code, 3)::int % ${every} = 0`)
  for (const locale of ['en', 'ru']) {
    await version(locale, 1, 1)
    await version(locale, 2, 10)
    await version(locale, 3, 10)
  }
  await run(`update document set shown_from =
    (select min(shows_from) from document_version v where v.document_id = document.id and v.state = 'published')`)
  await run('alter table document_version enable trigger document_version_shows')
  await run('vacuum analyze')
}
