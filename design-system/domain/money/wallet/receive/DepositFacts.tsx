import { formatAmount } from '../../../../format/formatAmount.ts'
import { formatDuration } from '../../../../format/date/formatDuration.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { DefinitionList } from '../../../../primitives/list/DefinitionList.tsx'
import { DefinitionRow } from '../../../../primitives/list/DefinitionRow.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import type { NamedAsset } from '../../../reference/asset/assetBook.ts'
import { tellsOfNextBlock } from '../../../reference/asset/blockPace.ts'
import type { DepositAccountShape } from './depositShape.ts'

interface DepositFactsProps {
  account: DepositAccountShape
  coin: NamedAsset
}

/** On what terms coins come: the fee, the least that is credited, after how many blocks and how long. */
export function DepositFacts({ account, coin }: DepositFactsProps) {
  const t = useT('receive')
  const locale = useLocale()
  return (
    <Stack gap="3">
      <DefinitionList look="pairs">
        <DefinitionRow term={t('facts.fee')}>{t('facts.free')}</DefinitionRow>
        <DefinitionRow term={t('facts.minimum')}>
          {formatAmount(account.minimum, coin, { mode: 'full', locale })}
        </DefinitionRow>
        <DefinitionRow term={t('facts.credited')}>
          {t('confirmations', { count: account.confirmations })}
        </DefinitionRow>
        <DefinitionRow term={t('facts.time')}>
          {t('facts.about', { time: formatDuration(account.minutes, locale) })}
        </DefinitionRow>
      </DefinitionList>
      {tellsOfNextBlock(coin.code) && (
        <Text as="p" size="caption" tone="secondary">
          {t('facts.nextBlock', { coin: coin.code })}
        </Text>
      )}
    </Stack>
  )
}
