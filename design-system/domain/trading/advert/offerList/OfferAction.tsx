import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { viewerDoes } from '../offer.ts'
import type { Offer } from '../offer.ts'
import { remedyOf, requirementWord } from '../requirement.ts'
import type { RemedyHref } from '../requirement.ts'

const arrows = { buy: ArrowDownLeft, sell: ArrowUpRight } as const
const names = { buy: 'offer.buyFrom', sell: 'offer.sellTo' } as const

interface OfferActionProps {
  offer: Pick<Offer, 'id' | 'type' | 'owner' | 'requirements' | 'cryptoCurrencyCode'>
  /** Where the trade is opened. */
  href: string
  emphasis: 'best' | 'plain'
  /** Where what stands in the way can be met. */
  remedyHrefOf?: RemedyHref | undefined
}

/** Takes an offer. What stands in the way is said at the button, with the way to meet it; logging in is asked for on the next page. */
export function OfferAction({ offer, href, emphasis, remedyHrefOf }: OfferActionProps) {
  const t = useT('advert')
  const does = viewerDoes(offer.type)
  const name = t(names[does], { name: offer.owner.userName })
  const [first] = offer.requirements
  const reason = first === undefined ? undefined : t(`requirement.short.${requirementWord(first.code)}`)
  if (first !== undefined && first.code !== 'login_required') {
    const remedy = remedyOf(first.code)
    const remedyHref = remedy === undefined ? null : (remedyHrefOf?.(remedy, offer) ?? null)
    return (
      <>
        <Button icon={arrows[does]} width="fill" aria-label={name} disabledReason={reason}>
          {t(`offer.${does}`)}
        </Button>
        {remedy !== undefined && remedyHref !== null && (
          <TextLink href={remedyHref}>{t(`requirement.remedy.${remedy}`)}</TextLink>
        )}
      </>
    )
  }
  return (
    <>
      <LinkButton
        href={href}
        icon={arrows[does]}
        variant={emphasis === 'best' ? 'primary' : 'soft'}
        width="fill"
        aria-label={name}
      >
        {t(`offer.${does}`)}
      </LinkButton>
      {reason !== undefined && <Caption>{reason}</Caption>}
    </>
  )
}
