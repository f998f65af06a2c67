import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { cssParts, cssProperties } from './cssParts.ts'
import { cssMaxBytes } from './cssSigns.ts'
import { cleanCss } from './customCss.ts'

const store = '40217'
const onPanel = (declaration: string) => `[data-part=panel]{${declaration}}`
const cleaned = (text: string): string => {
  const made = cleanCss(text, store)
  if (!made.ok) throw new Error(JSON.stringify(made.problems))
  return made.css
}

/** All that can ever be served: whatever came in. */
const safeText =
  /^(?:(?:@container invoice \((?:min|max)-width:[\d.]+px\)(?: and \((?:min|max)-width:[\d.]+px\))*\{|@media \(prefers-color-scheme:(?:light|dark)\)(?: and \(prefers-color-scheme:(?:light|dark)\))*\{|\}|(?:,?\[data-store="40217"\] ?\[data-part="(?:page|header|product|panel|button|steps|footer)"\]\[data-part\](?::hover|:focus-visible)?)+\{(?:[a-z-]+:[a-z0-9#%.,() -]+;)+\})\n?)*$/

describe('a style sheet of a store', () => {
  it('is written anew, inside of the store’s page', () => {
    expect(
      cleaned(`
        /* Ours: (:( */
        [data-part="page"] { BACKGROUND: linear-gradient(to right, #FFF, rgb(240, 240, 255) 60%) }
        [data-part=panel], [data-part=header] { border: #abc 1px solid; border-radius: 8px 16px }
        @media (max-width: 600px) and (prefers-color-scheme: dark) {
          [data-part=button]:hover { background: black; letter-spacing: .05em }
        }`),
    ).toBe(
      [
        '[data-store="40217"][data-part="page"][data-part]{background:linear-gradient(to right,#ffffff,#f0f0ff 60%);}',
        '[data-store="40217"] [data-part="panel"][data-part],[data-store="40217"] [data-part="header"][data-part]{border:1px solid #aabbcc;border-radius:8px 16px;}',
        '@media (prefers-color-scheme:dark){@container invoice (max-width:600px){[data-store="40217"] [data-part="button"][data-part]:hover{background:#000000;letter-spacing:0.05em;}',
        '}',
        '}',
        '',
      ].join('\n'),
    )
  })

  it.each([
    'padding: 16px',
    'padding-top: 12px',
    'margin-bottom: 48px',
    'gap: 20px',
    'border: 0',
    'border-left: 4px double rgba(0, 0, 0, .2)',
    'border-color: transparent',
    'border-width: 1px 2px',
    'box-shadow: 0 4px 8px #0002',
    'box-shadow: none',
    '',
  ])('may say %s of the panel', declaration => {
    expect(cleaned(onPanel(declaration))).toMatch(safeText)
  })

  it('says what it lays under texts, and where', () => {
    const made = cleanCss(
      '[data-part=page]{background:#123456}\n[data-part=button],[data-part=footer]{background:linear-gradient(white, black)}',
      store,
    )
    expect(made).toMatchObject({
      grounds: [
        { text: 'text', colours: ['#123456'], line: 1 },
        { text: 'button', colours: ['#ffffff', '#000000'], line: 2 },
        { text: 'text', colours: ['#ffffff', '#000000'], line: 2 },
      ],
    })
  })

  it('names everything that is wrong, with its line', () => {
    expect(
      cleanCss('a{}\n[data-part=panel]{\n  padding: 16px;\n  position: fixed\n}\n@import "x";', store),
    ).toEqual({
      ok: false,
      problems: [
        { line: 1, what: 'a' },
        { line: 4, what: 'position: fixed' },
        { line: 6, what: '@import "x";' },
      ],
    })
  })

  it('is said back in plain signs, and not at length', () => {
    const made = cleanCss(onPanel(`position: ${'ф'.repeat(50)} ${'x'.repeat(500)}`), store)
    expect(made.ok ? [] : made.problems[0].what).toMatch(/^[ -~]{1,43}$/)
  })
})

const url = 'https://evil.example/x'

/** What must not get through, whatever else is in the sheet. */
const attacks: Readonly<Record<string, string>> = {
  // Leaving the page, and loading from elsewhere.
  'a picture': onPanel(`background: url(${url})`),
  'a picture in quotes': onPanel(`background-image: url("${url}")`),
  'a picture of the page': `[data-part=page]{background: #fff url(${url})}`,
  'url( written with an escape': onPanel(`background: \\75rl(${url})`),
  'url( with an escape of six digits': onPanel(`background: \\000075 rl(${url})`),
  'url( broken by a comment': onPanel(`background: u/**/rl(${url})`),
  'capital letters': onPanel(`background: URL(${url})`),
  'image-set': `[data-part=page]{background: image-set("${url}" 1x)}`,
  '-webkit-image-set': `[data-part=page]{background: -webkit-image-set(url(${url}) 1x)}`,
  'cross-fade': `[data-part=page]{background: cross-fade(url(${url}), #fff)}`,
  'src()': `[data-part=page]{background: src("${url}")}`,
  'element()': `[data-part=page]{background: element(#secret)}`,
  'paint()': `[data-part=page]{background: paint(spy)}`,
  'a picture in a gradient': `[data-part=page]{background: linear-gradient(#fff, url(${url}))}`,
  'a picture for a border': onPanel(`border-image: url(${url}) 30`),
  'a list picture': `[data-part=steps]{list-style: url(${url})}`,
  'a cursor': onPanel(`cursor: url(${url}), auto`),
  '@import': `@import "${url}";`,
  '@import with url': `@import url(${url}) screen;`,
  '@import with an escape': `@\\69mport "${url}";`,
  '@import after a comment': `/**/@import/**/"${url}";`,
  '@charset': '@charset "utf-7";',
  '@namespace': `@namespace svg url(${url});`,
  '@font-face': `@font-face{font-family:x;src:url(${url});unicode-range:U+0030}`,
  '@keyframes': '@keyframes x{to{opacity:0}}',
  '@property': '@property --x{syntax:"<url>";inherits:true;initial-value:none}',
  '@layer': '@layer x{[data-part=panel]{padding:16px}}',
  '@supports': '@supports (display:grid){[data-part=panel]{padding:16px}}',
  '@scope': '@scope (body){[data-part=panel]{padding:16px}}',
  '@page': '@page{margin:0}',
  '@container': '@container (min-width:1px){[data-part=panel]{padding:16px}}',
  '@starting-style': '@starting-style{[data-part=panel]{padding:16px}}',
  '@media print': '@media print{[data-part=panel]{padding:16px}}',
  '@media not': '@media not (max-width:1px){[data-part=panel]{padding:16px}}',
  '@media with a list': '@media (max-width:1px),(min-width:1px){[data-part=panel]{padding:16px}}',
  '@media with or': '@media (max-width:1px) or (min-width:1px){[data-part=panel]{padding:16px}}',
  '@media by what the visitor has': '@media (inverted-colors){[data-part=panel]{padding:16px}}',
  '@media with a calculation': '@media (max-width:calc(1px*9)){[data-part=panel]{padding:16px}}',
  '@media in @media': '@media (max-width:9px){@media (max-width:9px){[data-part=panel]{padding:16px}}}',
  '@import in @media': `@media (max-width:9px){@import "${url}";}`,
  '@media of the page’s own width': '@media (max-width:9px){[data-part=page]{background:#fff}}',
  // Script.
  'an expression': onPanel('padding: expression(alert(1))'),
  'a behaviour': onPanel(`behavior: url(${url})`),
  '-moz-binding': onPanel(`-moz-binding: url(${url})`),
  'a script address': onPanel('background: url(javascript:alert(1))'),
  'the end of the element': `${onPanel('padding:16px')}</style><script>alert(1)</script>`,
  'the end of the element in a string': '[data-part="</style><script>alert(1)</script>"]{padding:16px}',
  'the end of the element in a comment': '/* </style><script>alert(1)</script> */',
  'a comment of markup': '<!-- [data-part=panel]{padding:16px} -->',
  // Who is meant.
  everything: '*{padding:16px}',
  'the root': ':root{--x:1}',
  'the host': ':host{padding:16px}',
  'the body': 'body{padding:16px}',
  'a part that is none': '[data-part=amount]{padding:16px}',
  'a part by its beginning': '[data-part^=p]{padding:16px}',
  'any part': '[data-part]{padding:16px}',
  'a part whatever its letters': '[data-part=panel i]{padding:16px}',
  'a part with its letters escaped': '[data-p\\61rt=panel]{padding:16px}',
  'what is in a part': '[data-part=panel] p{padding:16px}',
  'what is next to a part': '[data-part=panel] + *{padding:16px}',
  'what comes after a part': '[data-part=header] ~ div{padding:16px}',
  'a part in a part': '[data-part=panel] > [data-part=button]{padding:16px}',
  'another store': '[data-store="40218"] [data-part=panel]{padding:16px}',
  'a part with a class': '[data-part=panel].x{padding:16px}',
  ':has()': '[data-part=panel]:has(input[value^="a"]){padding:16px}',
  ':is()': ':is([data-part=panel],body){padding:16px}',
  ':not()': ':not([data-part=panel]){padding:16px}',
  ':where()': ':where(body){padding:16px}',
  ':hover of the panel': '[data-part=panel]:hover{padding:16px}',
  ':active of a button': '[data-part=button]:active{padding:16px}',
  '::before': '[data-part=panel]::before{content:"Send to TXYZ"}',
  '::after of a button': '[data-part=button]::after{content:"x"}',
  ':visited': 'a:visited{padding:16px}',
  'an attribute of a field': 'input[value^="a"]{padding:16px}',
  'a part and everybody': '[data-part=panel],*{padding:16px}',
  'a rule in a rule': '[data-part=panel]{ &{padding:16px} }',
  'a rule in a rule by name': '[data-part=panel]{ p{padding:16px} }',
  'a query in a rule': '[data-part=panel]{ @media (max-width:9px){padding:16px} }',
  // Hiding.
  'display: none': onPanel('display: none'),
  'visibility: hidden': onPanel('visibility: hidden'),
  opacity: onPanel('opacity: 0'),
  'position: fixed': '[data-part=footer]{position:fixed;inset:0}',
  'position: absolute': '[data-part=header]{position:absolute;top:-999px}',
  'z-index': '[data-part=footer]{z-index:9999}',
  transform: onPanel('transform: translate(-9999px)'),
  translate: onPanel('translate: -9999px'),
  scale: onPanel('scale: 0'),
  zoom: onPanel('zoom: 0'),
  filter: onPanel('filter: blur(9px)'),
  'backdrop-filter': '[data-part=footer]{backdrop-filter:blur(9px)}',
  'mix-blend-mode': '[data-part=page]{mix-blend-mode:difference}',
  'clip-path': onPanel('clip-path: inset(100%)'),
  mask: onPanel('mask: linear-gradient(transparent, transparent)'),
  'the colour of text': onPanel('color: #fff'),
  '-webkit-text-fill-color': onPanel('-webkit-text-fill-color: transparent'),
  '-webkit-text-security': onPanel('-webkit-text-security: disc'),
  'the size of text': onPanel('font-size: 0'),
  font: onPanel('font: 0/0 a'),
  'the height of lines': onPanel('line-height: 0'),
  'text-indent': onPanel('text-indent: -9999px'),
  'a width': onPanel('width: 0'),
  'a height': onPanel('max-height: 0'),
  overflow: onPanel('overflow: hidden'),
  contain: onPanel('contain: strict'),
  'content-visibility': onPanel('content-visibility: hidden'),
  order: '[data-part=footer]{order:-1}',
  float: '[data-part=footer]{float:left}',
  'grid-area': '[data-part=footer]{grid-area:1/1}',
  direction: onPanel('direction: rtl'),
  'unicode-bidi': onPanel('unicode-bidi: bidi-override'),
  'writing-mode': onPanel('writing-mode: vertical-rl'),
  'capital letters of an address': onPanel('text-transform: uppercase'),
  'spaced letters of an address': onPanel('letter-spacing: 2px'),
  'pointer-events': '[data-part=button]{pointer-events:none}',
  'user-select': onPanel('user-select: none'),
  content: '[data-part=button]{content:"x"}',
  animation: onPanel('animation: x 1s'),
  transition: onPanel('transition: all 9s'),
  all: onPanel('all: unset'),
  'a ground of the panel': onPanel('background: #000'),
  'a ground that lets through': '[data-part=page]{background:rgba(0,0,0,.5)}',
  'no ground': '[data-part=page]{background:transparent}',
  'a shadow inside': onPanel('box-shadow: inset 0 0 0 12px #000'),
  'a shadow over everything': onPanel('box-shadow: 0 0 0 9999px #000'),
  'a shadow that reaches the text above': onPanel('box-shadow: 0 -8px 8px #000'),
  'several shadows': onPanel('box-shadow: 0 1px 2px #000, 0 0 0 99px #000'),
  'a shadow of text': '[data-part=footer]{text-shadow:0 0 9px #000}',
  'an outline over everything': '[data-part=footer]{outline:9999px solid #000}',
  // Values.
  'a negative margin': onPanel('margin-top: -48px'),
  'a margin to the side': onPanel('margin-left: 48px'),
  'a margin by percent': onPanel('margin-top: 100%'),
  'no padding of the panel': onPanel('padding: 0'),
  'corners that leave a text outside': onPanel('border-radius: 33px'),
  'corners in percent': '[data-part=button]{border-radius:50%}',
  'no padding of a header with round corners': '[data-part=header]{padding:0;border-radius:24px}',
  'a padding too large': onPanel('padding: 9999px'),
  'a padding with an exponent': onPanel('padding: 1e9px'),
  'a padding with a plus': onPanel('padding: +16px'),
  'a calculation': onPanel('padding: calc(1px * 99999999999)'),
  'min()': onPanel('padding: min(16px, 99vw)'),
  'env()': onPanel('padding: env(x, 16px)'),
  'attr()': onPanel('padding: attr(data-x px, 16px)'),
  'var()': onPanel('padding: var(--merchant-x, 16px)'),
  'a variable': onPanel('--panel-text: #fff'),
  'one of our variables': '[data-part=page]{--merchant-page-text:#fff}',
  '!important': onPanel('padding: 16px !important'),
  '! important': onPanel('padding: 16px ! important'),
  '!ie': onPanel('padding: 16px !ie'),
  'a hack for old browsers': onPanel('*padding: 16px'),
  'two values in one': onPanel('padding: 16px / 16px'),
  'something behind the value': onPanel('padding: 16px foo'),
  inherit: onPanel('padding: inherit'),
  revert: onPanel('padding: revert-layer'),
  'a border as wide as the page': onPanel('border: 999px solid #000'),
  'currentColor as a ground': '[data-part=header]{background:currentColor}',
  'a system colour': '[data-part=header]{background:CanvasText}',
  'color-mix': '[data-part=header]{background:color-mix(in srgb, #fff, #000)}',
  'a colour out of range': onPanel('border-color: rgb(999, 0, 0)'),
  'a colour of too many digits': onPanel('border-color: #1234567'),
  'names of everything’s forefather': onPanel('__proto__: 16px'),
  'a forefather’s function': onPanel('toString: 16px'),
  // The text itself.
  NUL: onPanel('padding\u0000: 16px'),
  'an escape': onPanel('p\\61 dding: 16px'),
  'a sign that turns the reading direction': onPanel('/* \u202e */padding: 16px'),
  'a sign of no width': onPanel('pad\u200bding: 16px'),
  'letters that look alike': onPanel('рadding: 16px'),
  'an emoji for a part': '[data-part=🦊]{padding:16px}',
  'a megabyte': `/*${'x'.repeat(1024 * 1024)}*/`,
  'a byte too much': `/*${'x'.repeat(cssMaxBytes - 3)}*/`,
  'a million brackets': '('.repeat(60_000),
  'brackets hidden behind a string': `"/*" ${'('.repeat(50_000)}`,
  'braces without end': '[data-part=panel]{'.repeat(3000),
  'half a rule': '[data-part=panel',
  'half a string': '[data-part="panel',
  'a stray brace': `} ${onPanel('padding:16px')}`,
  'broken declarations': onPanel('padding 16px'),
  'ten thousand rules': onPanel('padding:16px').repeat(1700),
}

describe('an attack', () => {
  it.each(Object.entries(attacks))('by %s is refused, also among what is right', (_, text) => {
    for (const attack of [text, `${onPanel('padding:16px')}\n${text}`, `${text}\n${onPanel('padding:16px')}`])
      expect(cleanCss(attack, store).ok).toBe(false)
  })

  it('of a thousand mistakes looks for the stack of none: mapping them to sources took minutes of a long run', () => {
    let frames = 0
    const { stackTraceLimit } = Error
    const prepare = vi.spyOn(Error, 'prepareStackTrace').mockImplementation((_, sites) => {
      frames += sites.length
      return ''
    })
    cleanCss('[data-part=panel]{padding 16px}'.repeat(1000), store)
    prepare.mockRestore()
    expect(frames).toBe(0)
    expect(Error.stackTraceLimit).toBe(stackTraceLimit)
  })

  it('of stray brackets comes to an end, whatever sheet was read before it', () => {
    const text = '[data-part=button]{border:} -4px;margin-top:inset /*;border-left:var(--x) */}  5b&1'
    const before = cleanCss(text, store)
    expect(before.ok).toBe(false)
    // The parser keeps the room that it reads in: what an earlier sheet left there made it look for the same end for ever.
    for (let ahead = 0; ahead < 3; ahead += 1) {
      cleanCss(';'.repeat(ahead) + '{};'.repeat(400), store)
      expect(cleanCss(text, store)).toEqual(before)
    }
  })

  it('takes little time', () => {
    const from = performance.now()
    for (const unit of [
      '{',
      '[',
      '(',
      '/*',
      '"',
      '@media(',
      'a,',
      ':is(',
      'a{b:',
      ';',
      '\n',
      '@',
      'url(',
      '--',
      '!',
    ])
      cleanCss(unit.repeat(Math.floor(cssMaxBytes / unit.length)), store)
    expect(performance.now() - from).toBeLessThan(5000)
  })
})

const properties = [...new Set(cssParts.flatMap(part => Object.keys(cssProperties[part])))]
const words = [
  '16px',
  '-4px',
  '0',
  '#fff',
  '#12345678',
  'solid',
  'bold',
  'inset',
  'url(x)',
  'none',
  ',',
  '/',
  '!important',
  ';',
  '}',
  '{',
  'var(--x)',
  'linear-gradient(#fff, #000)',
  'to right',
  '1em',
  '@import',
  '/*',
  '*/',
  '"',
  "'",
  '[data-part=page]',
  ':hover',
  '@media (max-width: 600px)',
  '\\',
  '<',
]

it('whatever comes in, only what is on the list goes out', () => {
  const rule = fc
    .tuple(
      fc.constantFrom(...cssParts),
      fc.array(
        fc.tuple(fc.constantFrom(...properties), fc.array(fc.constantFrom(...words), { maxLength: 4 })),
        {
          maxLength: 3,
        },
      ),
    )
    .map(
      ([part, said]) =>
        `[data-part=${part}]{${said.map(([property, value]) => `${property}:${value.join(' ')}`).join(';')}}`,
    )
  fc.assert(
    fc.property(fc.array(fc.oneof(rule, fc.string(), fc.constantFrom(...words)), { maxLength: 6 }), parts => {
      const made = cleanCss(parts.join(' '), store)
      const told = made.ok ? [] : made.problems.map(({ what }) => what)
      expect(made.ok ? made.css : '').toMatch(safeText)
      expect(told.filter(what => !/^[ -~]{0,43}$/.test(what))).toEqual([])
    }),
    { numRuns: 2000 },
  )
})
