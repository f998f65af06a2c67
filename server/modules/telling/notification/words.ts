import { sayRule } from '../../../locales/ruleWords.ts'
import { inEachLocale } from '../../../locales/localeTable.ts'
import type { ServerLocale } from '../../../locales/wording.ts'
import type { NoticeCode } from '../../../domain/notification/noticeCode.ts'

/** What notices say where the app does not word them: in letters, in the messenger, on devices. */
const words = inEachLocale(words => words.notices)

/** "until 14:35", of what its reader has to do. */
const until = inEachLocale(({ short }) => short.until)

/** What a notice names. */
interface NoticeFacts {
  readonly partnerName: string | null
  readonly amount: string | null
  readonly asset: string | null
  readonly methodName: string | null
  readonly endsAt: Date | null
}

/** A sentence, and the figures to it; the second may be empty. */
export interface WordedNotice {
  readonly text: string
  readonly detail: string
}

/** Words a notice for its reader. Until when they must act is a time of their clock: it is read later than it is sent. */
export function wordNotice(
  code: NoticeCode,
  { locale, time_zone: timeZone }: { readonly locale: ServerLocale; readonly time_zone: string },
  facts: NoticeFacts,
): WordedNotice {
  const { partnerName, amount, asset, methodName, endsAt } = facts
  const given: Readonly<Record<string, string>> = { name: partnerName ?? '', asset: asset ?? '' }
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', hourCycle: 'h23', timeZone })
  return {
    text: words[locale][code].replaceAll(
      /\{(\w+)\}/g,
      (left, name: string) => given[name] ?? sayRule(name, locale) ?? left,
    ),
    detail: [
      ...(amount === null || asset === null ? [] : [`${grouped(amount, locale)} ${asset}`]),
      ...(methodName === null ? [] : [methodName]),
      ...(endsAt === null ? [] : [until[locale].replace('{time}', time.format(endsAt))]),
    ].join(' · '),
  }
}

/** All digits of a decimal, as the reader writes them. Given as text, it is never rounded to a number. */
const grouped = (amount: string, locale: ServerLocale): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(amount as Intl.StringNumericLiteral)
