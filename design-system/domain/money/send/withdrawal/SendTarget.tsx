import { useT } from '../../../../locales/useT.ts'
import { DefinitionList } from '../../../../primitives/list/DefinitionList.tsx'
import { DefinitionRow } from '../../../../primitives/list/DefinitionRow.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { AddressParts } from '../address/AddressParts.tsx'
import { RecipientCard } from '../address/RecipientCard.tsx'
import type { WithdrawalTerms } from './withdrawalShape.ts'

interface SendTargetProps {
  terms: Pick<WithdrawalTerms, 'address' | 'memo' | 'networkName' | 'recipientName'>
  /** Under which the address is saved. */
  label?: string | null | undefined
}

/** Where coins go, whole: the address in pieces to compare with its network and memo, or the user. */
export function SendTarget({ terms: { address, memo, networkName, recipientName }, label }: SendTargetProps) {
  const t = useT('send')
  if (recipientName !== null) {
    return (
      <Stack gap="2">
        <Text size="label" tone="secondary">
          {t('check.user')}
        </Text>
        <RecipientCard recipient={{ userName: recipientName, avatarUrl: null, tradesCount: null }} />
      </Stack>
    )
  }
  return (
    <Stack gap="3">
      <Stack gap="1-5">
        <Text size="label" tone="secondary">
          {t('check.to')}
          {label != null && ` · ${label}`}
        </Text>
        {address !== null && <AddressParts address={address} />}
      </Stack>
      <DefinitionList look="pairs">
        <DefinitionRow term={t('check.network')}>{networkName ?? '–'}</DefinitionRow>
        <DefinitionRow term={t('check.memo')}>{memo ?? t('check.noMemo')}</DefinitionRow>
      </DefinitionList>
    </Stack>
  )
}
