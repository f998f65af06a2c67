import type {
  AdvertChange,
  AdvertStatus,
  HiddenReason,
  OwnAdvert,
  OwnAdvertHrefs,
} from '../../advert/ownAdvert.ts'

/** The words of what mends a reason. */
export type RemedyWord =
  | 'activate'
  | 'finish'
  | 'restore'
  | 'endVacation'
  | 'changeHours'
  | 'openSettings'
  | 'changePrice'
  | 'topUp'
  | 'refill'
  | 'changeLimits'

/** What mends a reason in one press: a change that is made at once, or the page where it is made. */
export type Remedy =
  | { readonly kind: 'change'; readonly word: RemedyWord; readonly change: AdvertChange }
  | { readonly kind: 'link'; readonly word: RemedyWord; readonly href: string }

type Find = (advert: OwnAdvert, hrefs: OwnAdvertHrefs) => Remedy | null

const edit =
  (word: RemedyWord): Find =>
  ({ id }, hrefs) => ({ kind: 'link', word, href: hrefs.edit(id) })

const change =
  (word: RemedyWord, made: AdvertChange): Find =>
  () => ({ kind: 'change', word, change: made })

const ofStatus: Record<AdvertStatus, Find> = {
  draft: edit('finish'),
  archived: change('restore', { status: 'unlisted' }),
  unlisted: change('activate', { status: 'listed' }),
  unlistedSandboxed: change('activate', { status: 'listed' }),
  listed: () => null,
  listedSandboxed: () => null,
}

const remedies: Record<HiddenReason, Find> = {
  not_listed: (advert, hrefs) => ofStatus[advert.status](advert, hrefs),
  on_vacation: change('endVacation', { isOnVacation: false }),
  closed_now: edit('changeHours'),
  // Only support can lift these.
  withheld: () => null,
  owner_blocked: () => null,
  switched_off: (_, { settings }) => ({ kind: 'link', word: 'openSettings', href: settings }),
  price_unavailable: edit('changePrice'),
  balance_too_low: ({ cryptoCurrencyCode }, { topUp }) => ({
    kind: 'link',
    word: 'topUp',
    href: topUp(cryptoCurrencyCode),
  }),
  // The same maximum, said again, is a new stock.
  stock_used_up: ({ settings: { maximum } }) => ({ kind: 'change', word: 'refill', change: { maximum } }),
  limits_empty: edit('changeLimits'),
}

/** What mends it in one press; null where the owner cannot. */
export const remedyOf = (reason: HiddenReason, advert: OwnAdvert, hrefs: OwnAdvertHrefs): Remedy | null =>
  remedies[reason](advert, hrefs)

/** The reasons to show: while operators hide it, or it is switched off, what else would hide it can wait. */
export function shownReasons({ settings }: OwnAdvert): readonly HiddenReason[] {
  const { isVisible, invisibleReasons: reasons } = settings
  if (isVisible) return []
  if (reasons.includes('withheld')) return ['withheld']
  return reasons.includes('not_listed') ? ['not_listed'] : reasons
}
