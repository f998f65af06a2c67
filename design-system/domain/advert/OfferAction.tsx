import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { useT } from '../../locales/useT.ts'
import { Button } from '../../primitives/button/Button.tsx'
import { LinkButton } from '../../primitives/button/LinkButton.tsx'
import { Text } from '../../primitives/text/Text.tsx'
import { viewerDoes } from './offer.ts'
import type { Offer } from './offer.ts'
import { requirementWord } from './requirement.ts'

const arrows = { buy: ArrowDownLeft, sell: ArrowUpRight } as const
const names = { buy: 'offer.buyFrom', sell: 'offer.sellTo' } as const

interface OfferActionProps {
  offer: Pick<Offer, 'type' | 'owner' | 'requirements'>
  /** Where the trade is opened. */
  href: string
  emphasis: 'best' | 'plain'
}

/** Takes an offer. What stands in the way is said beside the button; logging in is asked for on the next page. */
export function OfferAction({ offer, href, emphasis }: OfferActionProps) {
  const t = useT('advert')
  const does = viewerDoes(offer.type)
  const name = t(names[does], { name: offer.owner.userName })
  const [first] = offer.requirements
  const reason = first === undefined ? undefined : t(`requirement.short.${requirementWord(first.code)}`)
  if (first !== undefined && first.code !== 'login_required') {
    return (
      <Button icon={arrows[does]} width="fill" aria-label={name} disabledReason={reason}>
        {t(`offer.${does}`)}
      </Button>
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
      {reason !== undefined && (
        <Text size="caption" tone="secondary">
          {reason}
        </Text>
      )}
    </>
  )
}
