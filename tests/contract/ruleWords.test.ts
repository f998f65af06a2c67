import { afterEach, describe, expect, it } from 'vitest'
import { tradeExpiringAlert } from '../../app/start/events/tradeAlerts.ts'
import { translatorOf } from '../../app/services/translator.ts'
import { rulesOf } from '../../app/session/rules.ts'
import { formatDuration } from '../../design-system/format/date/formatDuration.ts'
import { usualRules } from '../../design-system/locales/rules.ts'
import type { Locale } from '../../design-system/format/locale.ts'
import { addWordBundle, changeLocale, createI18n } from '../../design-system/locales/createI18n.ts'
import { speakRules } from '../../design-system/locales/ruleWords.ts'
import { advertRules } from '../../server/domain/advert/rules.ts'
import { decimal } from '../../server/domain/money/decimal.ts'
import { tradeRules } from '../../server/domain/trade/rules.ts'
import { settingHandlers } from '../../server/modules/people/setting/routes.ts'

const kept = { advert: { ...advertRules }, trade: { ...tradeRules } }
afterEach(() => {
  Object.assign(advertRules, kept.advert)
  Object.assign(tradeRules, kept.trade)
})

const handlers = settingHandlers({
  devTools: false,
  demo: null,
  pushPublicKey: '',
  channels: { phone: true, messenger: true, identity: true, push: true },
  volume: async () => decimal('0'),
})

/** What the server publishes, as the gateway hands it on. */
async function published() {
  const camel = (value: unknown): unknown =>
    value === null || typeof value !== 'object'
      ? value
      : Object.fromEntries(
          Object.entries(value).map(([name, inner]) => [
            name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
            camel(inner),
          ]),
        )
  const settings = await handlers.settings({} as never, {} as never)
  const tradeSettings = await handlers.tradeSettings({} as never, {} as never)
  return camel({ settings, tradeSettings }) as Parameters<typeof rulesOf>[0]
}

const plain = (text: string) => text.replaceAll('\u00A0', ' ')

/** What the pages say of the rules. */
async function said(locale: Locale) {
  const rules = rulesOf(await published())
  const i18n = await createI18n(locale)
  for (const bundle of ['member', 'news'] as const) await addWordBundle(i18n, locale, bundle)
  const { cancels: count, withinHours, hours } = rules.cancelPause
  const long = (time: number) => formatDuration(time * 60, locale)
  const pause = i18n.t('tradePage:dialog.cancel.limit', {
    count,
    within: long(withinHours),
    time: long(hours),
  })
  const parts = {
    t: translatorOf(i18n, 'news'),
    isWorded: (key: string) => i18n.exists(`news:${key}`),
    locale,
    assetOf: () => ({}) as never,
    rules,
  }
  const alert = (kind: string) => tradeExpiringAlert({ kind, tradeId: '1' }, parts)?.title ?? ''
  const kinds = ['escrowWarning', 'firstWindowWarning', 'lastWindowWarning']
  return [pause, ...kinds.map(alert)].map(plain)
}

it('the rules that the app comes with are those that the server publishes', async () => {
  expect(rulesOf(await published())).toEqual(usualRules)
  expect(rulesOf(null)).toBe(usualRules)
})

it('a rule that is changed on the server is another word on the page', async () => {
  expect(await said('en')).toEqual([
    '3 cancelled trades in 1 day pause new trades for 1 day.',
    '5 min left to pay',
    '6 hr left to open a dispute',
    '1 hr left to open a dispute',
  ])
  const hour = 3_600_000
  Object.assign(tradeRules, {
    cancelPause: { cancels: 5, withinMs: 12 * hour, pauseMs: 48 * hour },
    escrowWarningMs: hour / 6,
    windowWarningsMs: { first: 8 * hour, last: 2 * hour },
  })
  expect(await said('en')).toEqual([
    '5 cancelled trades in 12 hr pause new trades for 2 days.',
    '10 min left to pay',
    '8 hr left to open a dispute',
    '2 hr left to open a dispute',
  ])
  expect((await said('ru'))[0]).toBe('5 отменённых сделок за 12 ч — и новые сделки на паузе 2 дня.')
})

it('a rule of adverts that is changed on the server is another limit of the form', async () => {
  Object.assign(advertRules, {
    marginPercent: { min: decimal('-20'), max: decimal('70') },
    length: { terms: 900, promoText: 80, bankName: 30 },
    shownFromUsd: decimal('35'),
    sandboxMaximumUsd: decimal('250'),
    escrowMinutes: { min: 20, max: 60, maxSlow: 240, usual: 20 },
  })
  expect(rulesOf(await published()).advert).toEqual({
    margin: { min: '-20', max: '70' },
    methods: 5,
    terms: 900,
    promoText: 80,
    bankName: 30,
    shownFromUsd: '35',
    sandboxMaximumUsd: '250',
    escrow: { min: 20, max: 60, maxSlow: 240, usual: 20 },
  })
})

describe('a rule that a text says by itself', () => {
  const changed = async () => {
    Object.assign(advertRules, { sandboxMaximumUsd: decimal('250') })
    Object.assign(tradeRules, { openWithoutHistory: 1, disputeRaiseMs: 48 * 3_600_000 })
    return rulesOf(await published())
  }
  const texts = (i18n: Awaited<ReturnType<typeof createI18n>>) =>
    [
      translatorOf(i18n, 'dashboard')('disputes.raised', { count: 2 }),
      translatorOf(i18n, 'reputation')('section.newcomer.first'),
    ].map(plain)

  it.each([
    [
      'en',
      ['2 have waited 1 day or longer.', 'open at once: 3 at most', '$500'],
      ['2 have waited 2 days or longer.', 'open at once: 1 at most', '$250'],
    ],
    [
      'ru',
      ['2 ждут 1 день и дольше.', 'не больше 3.', '$500'],
      ['2 ждут 2 дня и дольше.', 'не больше 1.', '$250'],
    ],
  ] as const)('is another one in %s once the server publishes another', async (locale, before, after) => {
    const i18n = await createI18n(locale)
    for (const bundle of ['reputation', 'holdings'] as const) await addWordBundle(i18n, locale, bundle)
    const said = () => texts(i18n).join(' ')
    for (const part of before) expect(said()).toContain(part)
    let heard = 0
    i18n.on('rulesChanged', () => (heard += 1))
    const rules = await changed()
    speakRules(i18n, rules)
    speakRules(i18n, rules)
    expect(heard).toBe(1)
    for (const part of after) expect(said()).toContain(part)
    expect(await changeLocale(i18n, 'en')).toBeUndefined()
    expect(said()).toContain('2 have waited 2 days or longer.')
  })
})
