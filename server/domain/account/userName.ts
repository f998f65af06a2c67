import { brand } from '../brand.ts'
import { confusables } from './confusables.ts'
import { refuse, type Refusal } from '../refusal/refusal.ts'

/** By which a name is looked up: in any case and compatibility form. */
export const userNameKey = (userName: string): string => userName.normalize('NFKC').toLowerCase()

const prototypes: ReadonlyMap<string, string> = new Map(
  Array.from(confusables.matchAll(/(\S+) (\S+)/g)).flatMap(([, prototype = '', alike = '']) =>
    Array.from(alike, char => [char, prototype] as const),
  ),
)

/**
 * What a name looks like, for people who only glance at it: its skeleton of Unicode TR39, in one case. Names with the same
 * one are as good as the same: nobody gets the second. It is for comparing alone, never shown.
 */
export function userNameFold(userName: string): string {
  const drawn = (text: string) =>
    Array.from(text.normalize('NFD'), char => prototypes.get(char) ?? char).join('')
  // In capitals an i is drawn like an l, and so is a 1: nobody sees which case a name was written in.
  return drawn(drawn(userNameKey(userName)).toLowerCase())
    .normalize('NFC')
    .replaceAll('i', 'l')
}

/** The columns of somebody's name. */
export const userNameColumns = (userName: string) => ({
  user_name: userName,
  user_name_key: userNameKey(userName),
  user_name_fold: userNameFold(userName),
})

/**
 * Names that would be read as a page or as staff: the decisions' list, every first segment of a path, also of the gateway's
 * own, and the brand. `reservedNames.test.ts` keeps it the same as the routing table, which the server cannot import.
 */
const reserved =
  `faq offers feedback admin support souk system arbiter operator api graphql cable health dev assets fonts ru en
  404 error ui-kit nigeria ghana kenya card mercuryo guide about-us user-agreement privacy fees affiliate earn-bitcoins
  bonus bug-bounty business-contacts become-trader fraud-warning aml-policy communities bitpapa-pay-terms ios-app
  calculator crypto-wallet blog email telegram log-in log-out sign-up messenger-auth user profile me settings security
  payment-credentials dashboard create-advert edit-advert edit-adverts trade buy sell search swap wallet transactions
  transactionsfilter address-history notifications invoice guest invoice-preview docs robots.txt preview sitemap`
    .split(/\s+/)
    .concat(brand.name)

const reservedFolds = new Set(reserved.map(userNameFold))
const reservedBeginnings = ['buy-', 'sell-', 'guest-', 'deleted-'].map(userNameFold)

/** Why a name cannot be had, before asking whether it is taken; null when it can. */
export function userNameRefusal(userName: string): Refusal | null {
  const key = userNameKey(userName)
  const fold = userNameFold(userName)
  if (reservedFolds.has(fold) || reservedBeginnings.some(begin => fold.startsWith(begin)))
    return refuse('user_name_reserved', 'user_name')
  const mixed = /\p{Script=Latin}/u.test(key) && /\p{Script=Cyrillic}/u.test(key)
  return mixed ? refuse('invalid_format', 'user_name') : null
}
