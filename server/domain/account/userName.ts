import { refuse, type Refusal } from '../refusal/refusal.ts'

/** Names that would be read as a page or as staff: the decisions' list and every first segment of a path. */
const reserved = new Set(
  `faq offers feedback admin support souk system arbiter operator api graphql cable health dev assets fonts ru en
  404 error ui-kit nigeria ghana kenya card mercuryo guide about-us user-agreement privacy fees affiliate earn-bitcoins
  bonus bug-bounty business-contacts become-trader fraud-warning aml-policy communities bitpapa-pay-terms ios-app
  calculator crypto-wallet blog email telegram log-in log-out sign-up messenger-auth user profile me settings security
  payment-credentials dashboard create-advert edit-advert edit-adverts trade buy sell search swap wallet transactions
  transactionsfilter address-history notifications invoice`.split(/\s+/),
)

/** Under which two names are the same: case and look-alike forms do not make another person. */
export const userNameKey = (userName: string): string => userName.normalize('NFKC').toLowerCase()

/** Why a name cannot be had, before asking whether it is taken; null when it can. */
export function userNameRefusal(userName: string): Refusal | null {
  const key = userNameKey(userName)
  if (reserved.has(key) || /^(buy|sell|guest)-/.test(key)) return refuse('user_name_reserved', 'user_name')
  const mixed = /\p{Script=Latin}/u.test(key) && /\p{Script=Cyrillic}/u.test(key)
  return mixed ? refuse('invalid_format', 'user_name') : null
}
