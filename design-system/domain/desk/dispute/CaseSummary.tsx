import Scale from 'lucide-react/icons/scale'
import { formatAmount } from '../../../format/formatAmount.ts'
import type { DecimalString } from '../../../format/decimal.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Chip } from '../../../primitives/chip/Chip.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { PageTitle } from '../../page/layout/PageTitle.tsx'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import type { DisputeKind } from '../../trading/dispute/caseView.ts'
import { Line } from '../../trading/dispute/Case.styles.ts'
import { CaseHeadLine } from './CaseParts.styles.ts'

interface CaseSummaryProps {
  tradeId: string
  kind: DisputeKind
  isOpen: boolean
  /** What lies in escrow or is held; of a case that is over, what it was about. */
  amount: DecimalString
  coin: string
  fiatAmount: DecimalString
  fiat: string
  assets: Pick<AssetBook, 'of'>
  /** The trade with its chat. */
  tradeHref: string
}

/** Which case it is, what it is about, and the way to its chat. */
export function CaseSummary({
  tradeId,
  kind,
  isOpen,
  amount,
  coin,
  fiatAmount,
  fiat,
  ...rest
}: CaseSummaryProps) {
  const { assets, tradeHref } = rest
  const t = useT('deskDispute')
  const tDispute = useT('dispute')
  const locale = useLocale()
  const full = { mode: 'full', locale } as const
  const place = kind === 'claim' ? 'case.inHold' : 'case.inEscrow'
  return (
    <Card>
      <CaseHeadLine>
        <Stack gap="1">
          <Line>
            <PageTitle>{t('case.title', { id: tradeId })}</PageTitle>
            <Chip tone={isOpen ? 'negative' : 'neutral'} icon={Scale}>
              {isOpen ? tDispute(`desk.${kind}`) : tDispute('waits.over')}
            </Chip>
          </Line>
          <TextLink href={tradeHref} data-standing="">
            {t('case.toTrade')}
          </TextLink>
        </Stack>
        <Stack gap="1">
          <Caption>{t('case.says')}</Caption>
          <Text>{formatAmount(fiatAmount, assets.of(fiat), full)}</Text>
        </Stack>
        <Stack gap="1">
          <Caption>{t(isOpen ? place : 'case.over')}</Caption>
          <Text>{formatAmount(amount, assets.of(coin), full)}</Text>
        </Stack>
      </CaseHeadLine>
    </Card>
  )
}
