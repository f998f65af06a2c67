import { formatAmount } from '../../../format/formatAmount.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'
import { Card } from '../../../primitives/card/Card.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Notice } from '../../../primitives/notice/Notice.tsx'
import type { NoticeTone } from '../../../primitives/notice/Notice.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import type { CardPurchaseShape, CardStatus } from './cardShape.ts'

interface CardOutcomeProps {
  purchase: CardPurchaseShape
  assets: AssetBook
  hrefs: { readonly wallet: string; readonly again: string }
  onLook: () => void
  isLooking: boolean
}

type Way = 'pay' | 'look' | 'wallet' | 'again'

const looks = {
  created: { tone: 'accent', ways: ['pay', 'look'] },
  pending: { tone: 'accent', ways: ['look', 'wallet'] },
  paid: { tone: 'positive', ways: ['wallet'] },
  declined: { tone: 'negative', ways: ['again'] },
  cancelled: { tone: 'neutral', ways: ['again'] },
  expired: { tone: 'warning', ways: ['again'] },
  refunded: { tone: 'warning', ways: ['again', 'wallet'] },
} as const satisfies Record<CardStatus, { readonly tone: NoticeTone; readonly ways: readonly Way[] }>

/** What became of a purchase by card, and where to go from there. */
export function CardOutcome(props: CardOutcomeProps) {
  const { purchase, assets } = props
  const t = useT('card')
  const locale = useLocale()
  const full = { mode: 'full', locale } as const
  const words = {
    amount: formatAmount(purchase.amount, assets.of(purchase.cryptoCurrencyCode), full),
    paid: formatAmount(purchase.fiatAmount, assets.of(purchase.currencyCode), full),
  }
  const { tone, ways } = looks[purchase.status]
  return (
    <Card as="section">
      <Stack gap="4">
        <Notice tone={tone} aria-live="polite" title={t(`ack.${purchase.status}`, words)} />
        <Text as="p">{t(`ack.${purchase.status}Text`, words)}</Text>
        <Inline gap="3">
          {ways.map((way: Way) => (
            <WayOn key={way} way={way} {...props} />
          ))}
        </Inline>
      </Stack>
    </Card>
  )
}

function WayOn({ way, purchase, hrefs, onLook, isLooking }: CardOutcomeProps & { way: Way }) {
  const t = useT('card')
  const tCommon = useT('common')
  const url = purchase.redirectUrl ?? null
  if (way === 'pay')
    return url === null ? null : (
      <LinkButton variant="primary" href={url}>
        {t('ack.toPayment')}
      </LinkButton>
    )
  if (way === 'look')
    return (
      <Button pendingLabel={isLooking ? tCommon('state.loading') : undefined} onClick={onLook}>
        {t('ack.look')}
      </Button>
    )
  return (
    <LinkButton href={hrefs[way]} {...(way === 'wallet' ? { variant: 'primary' } : {})}>
      {t(`ack.${way}`)}
    </LinkButton>
  )
}
