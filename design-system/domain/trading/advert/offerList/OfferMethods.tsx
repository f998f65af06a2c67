import UserRoundCheck from 'lucide-react/icons/user-round-check'
import { useT } from '../../../../locales/useT.ts'
import { Tag } from '../../../../primitives/chip/Tag.tsx'
import { VisuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { methodIcon } from '../../../reference/method/methodIcon.ts'
import type { OfferMethod } from '../offer.ts'

/** How many methods have a tag of their own, so that all tags stand in one line. */
const shownMethods = (count: number, allowAnonymous: boolean) => (allowAnonymous && count > 2 ? 1 : 2)

interface OfferMethodsProps {
  methods: readonly OfferMethod[]
  /** The methods that were searched for stand first. */
  preferred?: readonly string[] | undefined
  allowAnonymous: boolean
}

/** How an offer is paid: two methods at most, how many more, and whether an account is needed. */
export function OfferMethods({ methods, preferred = [], allowAnonymous }: OfferMethodsProps) {
  const t = useT('advert')
  const isPreferred = (method: OfferMethod) => Number(preferred.includes(method.code))
  const ordered = methods.toSorted((a, b) => isPreferred(b) - isPreferred(a))
  const shown = shownMethods(ordered.length, allowAnonymous)
  const more = ordered.slice(shown)
  const names = more.map(({ name }) => name).join(', ')
  return (
    <Inline gap="1-5">
      {ordered.slice(0, shown).map(method => (
        <Tag key={method.code} icon={methodIcon[method.group]}>
          {method.name}
        </Tag>
      ))}
      {more.length > 0 && (
        <Tag title={names}>
          <span aria-hidden>+{more.length}</span>
          <VisuallyHidden>{t('offer.moreMethods', { count: more.length, names })}</VisuallyHidden>
        </Tag>
      )}
      {allowAnonymous && (
        <Tag look="outline" icon={UserRoundCheck}>
          {t('offer.noSignUp')}
        </Tag>
      )}
    </Inline>
  )
}
