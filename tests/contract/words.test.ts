import { describe, expect, it } from 'vitest'
import { coinAliases } from '../../app/routes/coinAlias.ts'
import { requirementCodes as wordedRequirements } from '../../design-system/domain/trading/advert/requirement.ts'
import { notificationCodes } from '../../design-system/domain/telling/notification/notificationShape.ts'
import { addWordBundle, createI18n } from '../../design-system/locales/createI18n.ts'
import { locales } from '../../design-system/format/locale.ts'
import { requirementCodes } from '../../server/domain/advert/requirement.ts'
import { coins } from '../../server/domain/reference/coin.ts'
import { tradeActions } from '../../server/domain/trade/action.ts'
import { noticeCodes } from '../../server/domain/notification/noticeCode.ts'
import { notificationTypes } from '../../server/modules/telling/notification/schema.ts'
import { tradeJobs } from '../../server/domain/trade/job.ts'

const words = await Promise.all(
  locales.map(async locale => {
    const i18n = await createI18n(locale)
    for (const bundle of ['news', 'notification'] as const) await addWordBundle(i18n, locale, bundle)
    return [locale, i18n] as const
  }),
)

/** What the server alone ever does to a trade, or what its own page says without an alert. */
const unannounced = new Set(['open'])

describe.each(words)('in %s', (_, i18n) => {
  it.each(requirementCodes)('an offer says why it cannot be taken: %s', code => {
    expect(i18n.exists(`advert:requirement.short.${code}`)).toBe(true)
    expect(i18n.exists(`advert:requirement.full.${code}`)).toBe(true)
  })

  it.each(tradeActions.filter(action => !unannounced.has(action)))(
    'an alert says that %s was done',
    action => {
      expect(i18n.exists(`news:changed.${action}`)).toBe(true)
    },
  )

  it.each(Object.keys(noticeCodes))('a notification says %s', code => {
    expect(i18n.exists(`notification:code.${code}`)).toBe(true)
  })

  it.each(notificationTypes)('a notification of the kind %s has words of its own', type => {
    expect(i18n.exists(`notification:type.${type.replace('Notification::', '')}`)).toBe(true)
  })

  it.each(
    Object.entries(tradeJobs).filter(([, { tells }]) =>
      ['buyer', 'seller'].some(side => (tells as readonly string[]).includes(side)),
    ),
  )('an alert warns of %s', kind => {
    expect(i18n.exists(`news:expiring.${kind}`)).toBe(true)
  })
})

it('the app words the notifications that the server writes, and no others', () => {
  expect([...notificationCodes].toSorted()).toEqual(Object.keys(noticeCodes).toSorted())
})

it('the app knows the requirements that the server names, and no others', () => {
  expect([...wordedRequirements]).toEqual([...requirementCodes])
})

it('the coins that have pages are the coins of the reference data', () => {
  expect(coinAliases).toEqual(Object.values(coins).map(({ alias, code, name }) => ({ alias, code, name })))
})
