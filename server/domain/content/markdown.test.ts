import { describe, expect, test } from 'vitest'
import { contentMaxLength } from './bounds.ts'
import { fillBlocks, questionsIn } from './fillText.ts'
import { readMarkdown } from './markdown.ts'
import { plainText, wordCount } from './tree.ts'

const codes = (source: string) => readMarkdown(source).problems.map(({ code }) => code)
/** Everything of a tree that a browser could be led to. */
const hrefs = (source: string) => JSON.stringify(readMarkdown(source).blocks).match(/"href":"[^"]*"/g) ?? []

describe('a text that is as it should be', () => {
  test('becomes a tree without any markup', () => {
    const { blocks, problems } = readMarkdown(
      [
        '## First *buy* {#first}',
        'Open **an ad**, `BTC`, see [fees](/fees) or [write](mailto:help@souk.example).',
        '1. one\n2. two',
        ':::notice{kind=warning}\nNever send twice.\n:::',
        ':::steps\n1. Choose\n2. Pay\n:::',
        '| a | b |\n| - | - |\n| 1 | 2 |',
        '::offers{coin=BTC fiat=NGN}',
        '::calculator{coin=BTC fiat=NGN}',
        '> said',
        '---',
      ].join('\n\n'),
    )
    expect(problems).toEqual([])
    expect(blocks).toEqual([
      { kind: 'heading', level: 2, id: 'first', text: ['First ', { kind: 'emphasis', text: ['buy'] }, ''] },
      {
        kind: 'paragraph',
        text: [
          'Open ',
          { kind: 'strong', text: ['an ad'] },
          ', ',
          { kind: 'code', code: 'BTC' },
          ', see ',
          { kind: 'link', href: '/fees', text: ['fees'] },
          ' or ',
          { kind: 'link', href: 'mailto:help@souk.example', text: ['write'] },
          '.',
        ],
      },
      {
        kind: 'list',
        ordered: true,
        items: [[{ kind: 'paragraph', text: ['one'] }], [{ kind: 'paragraph', text: ['two'] }]],
      },
      {
        kind: 'notice',
        tone: 'warning',
        blocks: [{ kind: 'paragraph', text: ['Never send twice.'] }],
      },
      {
        kind: 'steps',
        items: [[{ kind: 'paragraph', text: ['Choose'] }], [{ kind: 'paragraph', text: ['Pay'] }]],
      },
      { kind: 'table', head: [['a'], ['b']], rows: [[['1'], ['2']]] },
      { kind: 'live', name: 'offers', values: { coin: 'BTC', fiat: 'NGN' } },
      { kind: 'live', name: 'calculator', values: { coin: 'BTC', fiat: 'NGN' } },
      { kind: 'quote', blocks: [{ kind: 'paragraph', text: ['said'] }] },
      { kind: 'rule' },
    ])
  })

  test('says times and ratios as they are written', () => {
    const [only] = readMarkdown('At 10:30, 1:2, Note:this').blocks
    expect(only).toEqual({ kind: 'paragraph', text: ['At 10:30, 1:2, Note:this'] })
  })

  test('has its names filled in, in addresses too, and never as markup', () => {
    const { blocks, problems } = readMarkdown('Pay {{fee}}. [Write](mailto:{{supportEmail}}) `{{fee}}`')
    expect(problems).toEqual([])
    expect(fillBlocks(blocks, name => (name === 'fee' ? '<b>**1%**</b>' : 'help@souk.example'))).toEqual([
      {
        kind: 'paragraph',
        text: [
          'Pay <b>**1%**</b>. ',
          { kind: 'link', href: 'mailto:help@souk.example', text: ['Write'] },
          ' ',
          { kind: 'code', code: '<b>**1%**</b>' },
        ],
      },
    ])
  })

  test('is questions where its headings ask', () => {
    const { blocks } = readMarkdown('before\n\n## Why? {#why}\n\nSo.\n\nYes.\n\n## How? {#how}\n\nThus.')
    const questions = questionsIn(blocks)
    expect(
      questions.map(({ code, question, answer }) => [code, plainText(question), wordCount(answer)]),
    ).toEqual([
      ['why', 'Why?', 2],
      ['how', 'How?', 1],
    ])
  })
})

describe('what we do not draw is left out and told of', () => {
  test.each([
    ['raw HTML', '<script>alert(1)</script>', 'raw_html'],
    ['HTML in a line', 'a <img src=x onerror=alert(1)> b', 'raw_html'],
    ['a comment', '<!-- x -->', 'raw_html'],
    ['a picture', '![x](https://evil.example/x.png)', 'picture'],
    ['a picture of no story', '![x](story:../x)', 'picture'],
    ['a story without words', '![](story:release)', 'picture_alt'],
    ['a picture by reference', '![x][y]\n\n[y]: /x.png', 'picture'],
    ['a script for an address', '[x](javascript:alert(1))', 'link_target'],
    ['the same in disguise', '[x](JaVaScRiPt&colon;alert(1))', 'link_target'],
    ['the same by entities', '[x](&#106;avascript:alert(1))', 'link_target'],
    ['data for an address', '[x](data:text/html;base64,PHNjcmlwdD4=)', 'link_target'],
    ['another site in disguise', '[x](//evil.example)', 'link_target'],
    ['the same with a backslash', '[x](/\\evil.example)', 'link_target'],
    ['a site without TLS', '[x](http://souk.example)', 'link_target'],
    ['an account in an address', '[x](https://souk.example@evil.example)', 'link_target'],
    ['an address in angles', '<https://user@evil.example>', 'link_target'],
    ['a link by reference', '[x]: /y', 'link_reference'],
    ['a heading of the page itself', '# Title {#title}', 'heading_level'],
    ['a level that is skipped', '## A {#a}\n\n#### B {#b}', 'heading_level'],
    ['a heading without a name', '## A', 'heading_id'],
    ['a name twice', '## A {#a}\n\n## B {#a}', 'heading_id'],
    ['a block that we do not have', '::iframe{src=x}', 'unknown_block'],
    ['a block that every object has', '::constructor', 'unknown_block'],
    ['a value that it does not take', '::offers{coin=BTC fiat=NGN onclick=x}', 'unknown_value'],
    ['a value that is none', '::offers{coin="<b>" fiat=NGN}', 'unknown_value'],
    ['a value too few', '::offers{coin=BTC}', 'unknown_value'],
    ['a notice of no kind', ':::notice\nx\n:::', 'unknown_value'],
    ['steps that are no list', ':::steps\nx\n:::', 'unknown_value'],
    ['a sign that turns the text', 'pay \u202Eevil', 'strange_sign'],
    ['a sign of no width', 'pay\u200Bpal', 'strange_sign'],
    ['an isolate', '\u2066x\u2069', 'strange_sign'],
  ])('%s', (_name, source, code) => {
    expect(codes(source)).toContain(code)
    expect(hrefs(source).join()).not.toMatch(/script|data:|evil|http:/i)
  })

  test('a link within a link is one link, and to where it may lead', () => {
    expect(hrefs('[a [b](/inner) c](/outer)')).toEqual(['"href":"/inner"'])
  })

  test('each problem names its line', () => {
    expect(readMarkdown('fine\n\n<b>\n\n[x](javascript:1)').problems).toEqual([
      { line: 3, code: 'raw_html' },
      { line: 5, code: 'link_target' },
    ])
  })
})

describe('what a parser would take long for is not parsed', () => {
  test.each([
    ['more than a book', 'a'.repeat(contentMaxLength + 1), 'too_long'],
    ['a megabyte', 'word '.repeat(200_000), 'too_long'],
    ['ten thousand quotes within each other', '>'.repeat(10_000), 'too_deep'],
    [
      'lists within each other',
      Array.from({ length: 60 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'),
      'too_deep',
    ],
    ['lists in one line', '- '.repeat(50_000), 'too_deep'],
    ['numbers in one line', '1. '.repeat(30_000), 'too_deep'],
    ['blocks within each other', ':::notice{kind=info}\n'.repeat(500), 'too_deep'],
    ['more lines than a book has', 'a\n\n'.repeat(5000), 'too_long'],
    ['brackets', '['.repeat(50_000), 'too_deep'],
    ['stars', '*a_ '.repeat(20_000), 'too_deep'],
    ['backticks', '`'.repeat(50_000), 'too_deep'],
  ])('%s', (_name, source, code) => {
    expect(readMarkdown(source)).toEqual({ blocks: [], problems: [{ line: expect.any(Number), code }] })
  })

  test.each([
    ['brackets', '['],
    ['links', '[a](b'],
    ['stars', '*a '],
    ['stars and lines', '**a_'],
    ['backticks', '`a``'],
    ['quotes', '> a\n'],
    ['lists', '- a\n'],
    ['entities', '&amp'],
    ['definitions', '[a]: b\n'],
    ['blocks', ':::notice{kind=info}\n'],
  ])('half as many %s as are taken come to an end', (_name, piece) => {
    // How long each takes is measured by a bench; without the bounds some of these took minutes.
    const signs = piece.match(/[[\]!*_`<>&~|]/g)?.length ?? 0
    const fences = piece.startsWith(':::') ? 29 : 1000
    const source = piece.repeat(Math.min(Math.floor(2000 / Math.max(1, signs)), fences))
    const { blocks, problems } = readMarkdown(source)
    expect(blocks.length + problems.length).toBeGreaterThan(0)
  })
})
