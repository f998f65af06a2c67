import { describe, expect, it } from 'vitest'
import { locales } from '../../design-system/format/locale.ts'
import { createI18n } from '../../design-system/locales/createI18n.ts'
import { localeTable } from '../../design-system/locales/localeTable.ts'
import type { RuleWord } from '../../design-system/locales/ruleWords.ts'
import { inEachLocale, serverLocales } from '../../server/locales/localeTable.ts'

/** Every rule that a text may say; a new one has to be added. */
const ruleWords = Object.keys({
  claimTime: true,
  raiseTime: true,
  newcomerTrades: true,
  holdTime: true,
  volumeTime: true,
  searchNoticeTime: true,
  reviewAskTime: true,
  guestKeptTime: true,
  returnLinkTime: true,
  countedFrom: true,
  countedAge: true,
  releasesKept: true,
  feedbackEdits: true,
  cancelledShare: true,
  toleranceMost: true,
  storeReviewTime: true,
  previewTime: true,
  statisticsTime: true,
  renewTime: true,
  referenceLength: true,
  shownFrom: true,
  sandboxMost: true,
  linkTime: true,
  inviteTermsTime: true,
  sharesTime: true,
  cashbackPart: true,
  carriedTime: true,
} satisfies Readonly<Record<RuleWord, true>>) as readonly RuleWord[]

/** Numbers in texts that no setting of the service could change, each with why. */
const noRules: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/\b1 (?=\{+(coin)\}+)/g, 'the price of one coin is what a price is'],
  [/ (:|to|к) 1\b/g, 'a contrast is written as so many to one (WCAG)'],
  [/1[,.\s]?250[.,]50|1[.,]5|−2\b|1\.01/g, 'an example of how a number is written'],
  [/0 to 9|0 до 9|0[–-]9/g, 'the digits there are'],
  [/(than|больше) 0$/g, 'nothing is less than nothing (specification, exact text)'],
  [/6-digit|из 6 цифр|every 30 seconds|каждые 30 секунд/g, 'what every authenticator does (RFC 6238)'],
  [/8 or 11|8 или 11/g, 'the length of a BIC (ISO 9362)'],
  [/6 digits|6 цифр|9 digits|9 цифр/g, 'the lengths of a sort code and a routing number'],
  [/[Cc]olour \d|[Цц]вет \d/g, 'the name of a field'],
  [/2FA/g, 'the name of a thing'],
  [/UTF-8/g, 'the name of an encoding'],
  [/(levels?|уров[а-я]+) [123]( (and|и) [23])?/gi, 'the name of a level of an invitation'],
  [/404/g, 'the number of an error (specification, exact text)'],
  [/^(24 (h|ч|hours|часа)|(7|30) (days|дней))$/g, 'the name of a period that is chosen'],
  [/95\s?%|15[–-]30/g, 'what the chain of Bitcoin does by itself (specification)'],
  [/(about|примерно за) 15 (minutes|минут)/g, 'an estimate of a network, which nothing here sets'],
  [/(than|Больше) 99/g, 'what a badge has room for'],
  [
    /[Uu]p to \$10{0,2},000|more than \$100,000|[Дд]о 10{0,2}\s000\s\$|больше 100\s000\s\$/g,
    'the bands of a volume that somebody chooses from, called so on the wire',
  ],
  [/15 (digits|цифр)/g, 'what a spreadsheet keeps of a number'],
]

/** Rules as words: "for a day", "seven days". Of what follows, none is one. */
const spelled =
  /\b(an?|one|two|three|four|five|six|seven|ten|twelve|thirty|sixty) (second|minute|hour|day|week|month|year)s?\b/i
const noSpans = /^In a year$|in a minute|at least a month|addresses a day/g

/** The interface kit shows how amounts, dates and names look, and what WCAG asks for: nothing of it is a rule of the service. */
const isExample = (key: string) => /^uiKit(?:Part)?\./.test(key)

type Text = readonly [key: string, text: string]

const textsOf = (value: unknown, path = ''): readonly Text[] =>
  typeof value === 'string'
    ? [[path, value]]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => textsOf(inner, path === '' ? key : `${path}.${key}`))
      : []

const literal = (text: string) => {
  const left = noRules.reduce((rest, [pattern]) => rest.replace(pattern, ''), text)
  return /\d/.test(left.replaceAll(/\{+[^}]*\}+/g, '')) || spelled.test(text.replace(noSpans, ''))
}
const literals = (texts: readonly Text[]) =>
  texts.filter(([, text]) => literal(text)).map(([key, text]) => `${key}: ${text}`)

const textsOfPages = async (locale: (typeof locales)[number]) => {
  const { resources, bundles } = await localeTable[locale].load()
  const more = await Promise.all(Object.values(bundles).map(load => load()))
  return [resources, ...more].flatMap(words => textsOf(words))
}

describe.each(locales)('in %s', locale => {
  it('no text of a page has a rule’s number written in', async () => {
    const texts = (await textsOfPages(locale)).filter(([key]) => !isExample(key))
    expect(literals(texts)).toEqual([])
  })

  it('every rule that texts say is said, with nothing left to fill in', async () => {
    const i18n = await createI18n(locale)
    i18n.addResourceBundle(locale, 'common', { every: ruleWords.map(name => `{{${name}}}`).join('|') })
    const said = (i18n.t as (key: string) => string)('common:every').split('|')
    expect(said).toHaveLength(ruleWords.length)
    expect(said.filter(text => !/\d/.test(text))).toEqual([])
  })
})

it('every rule that a text could say is said by one, and by no text of a payer’s page, which knows no rules', async () => {
  const texts = await textsOfPages('en')
  const saying = (name: string) =>
    texts.filter(([, text]) => text.includes(`{{${name}}}`)).map(([key]) => key)
  expect(ruleWords.filter(name => saying(name).length === 0)).toEqual([])
  expect(ruleWords.flatMap(saying).filter(key => key.startsWith('invoice.'))).toEqual([])
})

const ofServer = inEachLocale(words => textsOf({ ...words, names: null }))

it.each(serverLocales)('no text of the server has a rule’s number written in, in %s', locale => {
  expect(literals(ofServer[locale])).toEqual([])
})

it.each(['Write within 7 days', 'It works for 48 hours', 'At least 8 characters', 'Ask again in 60 s'])(
  'a rule’s number that is written in is found: %s',
  text => expect(literals([['key', text]])).toHaveLength(1),
)

it('no exception is left of a text that is gone', async () => {
  const pages = await Promise.all(locales.map(textsOfPages))
  const texts = [...pages.flat(), ...serverLocales.flatMap(locale => ofServer[locale])].map(
    ([, text]) => text,
  )
  const isUsed = ({ source, flags }: RegExp) => texts.some(text => new RegExp(source, flags).test(text))
  expect(noRules.filter(([pattern]) => !isUsed(pattern)).map(([, why]) => why)).toEqual([])
})
