import type { ReactNode } from 'react'
import type { DisplayAsset } from '../../../../format/displayAsset.ts'
import { formatDate } from '../../../../format/date/formatDate.ts'
import { formatDuration } from '../../../../format/date/formatDuration.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Amount } from '../../../reference/asset/Amount.tsx'
import { Button } from '../../../../primitives/button/Button.tsx'
import { CopyButton } from '../../../../primitives/button/CopyButton.tsx'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { Card } from '../../../../primitives/card/Card.tsx'
import { Chip } from '../../../../primitives/chip/Chip.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { DefinitionList } from '../../../../primitives/list/DefinitionList.tsx'
import { DefinitionRow } from '../../../../primitives/list/DefinitionRow.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { useRules } from '../../../../locales/rules.ts'
import { tellsOfNextBlock } from '../../../reference/asset/blockPace.ts'
import { SendFees } from '../SendFees.tsx'
import { SendTarget } from './SendTarget.tsx'
import { withdrawalLook } from './withdrawalLook.ts'
import { WithdrawalSteps } from './WithdrawalSteps.tsx'
import type { WithdrawalShape } from './withdrawalShape.ts'

interface WithdrawalCardProps {
  withdrawal: WithdrawalShape
  coin: DisplayAsset
  /** While it waits for an approval: an `ApprovalPending`. */
  wait?: ReactNode
  onCancel: () => void
  isCancelling: boolean
  hrefs: {
    /** The form again. */
    readonly again: string
    readonly wallet: string
    readonly transactions: string
  }
}

/** A withdrawal on its way, live: where it is, what it costs, and at its end what to do next. */
export function WithdrawalCard(props: WithdrawalCardProps) {
  const { withdrawal, coin, wait, onCancel, isCancelling, hrefs } = props
  const t = useT('send')
  const locale = useLocale()
  const { approvalMinutes } = useRules()
  const { status, isInternal, availableActions, createdAt } = withdrawal
  const look = withdrawalLook[status]
  return (
    <Card as="section">
      <Stack gap="5">
        <Inline gap="3" justify="between">
          <Stack gap="0">
            <Heading level={2}>{t(isInternal ? 'wait.transferTitle' : 'wait.title')}</Heading>
            <Text size="caption" tone="secondary">
              {t('wait.opened', { time: formatDate(createdAt, { format: 'dateTime', locale }) })}
            </Text>
          </Stack>
          <Chip tone={look.tone} icon={look.icon}>
            {t(`status.${status}`)}
          </Chip>
        </Inline>
        <Amount size="xl" amount={withdrawal.amount} asset={coin} mode="full" code="always" />
        <WithdrawalSteps status={status} isInternal={isInternal} />
        <Text as="p" aria-live="polite">
          {t(`statusText.${status}`, { time: formatDuration(approvalMinutes, locale) })}
        </Text>
        <HowLong withdrawal={withdrawal} />
        {wait}
        <OnChain withdrawal={withdrawal} />
        <SendTarget terms={withdrawal} label={withdrawal.addressLabel} />
        <SendFees
          fees={{ ...withdrawal, serviceFeePercent: null, minutes: null }}
          coin={coin}
          isInternal={isInternal}
        />
        {withdrawal.comment !== null && withdrawal.comment !== '' && (
          <Text as="p" tone="secondary">
            {withdrawal.comment}
          </Text>
        )}
        <Inline gap="3">
          {availableActions.includes('cancel') && (
            <Button
              size="l"
              onClick={onCancel}
              pendingLabel={isCancelling ? t('wait.cancelling') : undefined}
            >
              {t('wait.cancel')}
            </Button>
          )}
          {look.isOver && (
            <LinkButton size="l" variant="primary" href={hrefs.again}>
              {t(status === 'confirmed' ? 'wait.another' : 'wait.again')}
            </LinkButton>
          )}
          <LinkButton size="l" variant="ghost" href={look.isOver ? hrefs.wallet : hrefs.transactions}>
            {t(look.isOver ? 'wait.wallet' : 'wait.transactions')}
          </LinkButton>
        </Inline>
      </Stack>
    </Card>
  )
}

/** How long what is under way usually takes; a transfer inside of the house takes none. */
function HowLong({ withdrawal }: Pick<WithdrawalCardProps, 'withdrawal'>) {
  const t = useT('send')
  const { status, isInternal, cryptoCurrencyCode: coin } = withdrawal
  if (isInternal) return null
  if (status === 'approved' || status === 'signed')
    return (
      <Text as="p" tone="secondary">
        {t('wait.soon')}
      </Text>
    )
  if (status !== 'broadcast' || !tellsOfNextBlock(coin)) return null
  return (
    <Text as="p" tone="secondary">
      {t('wait.nextBlock', { coin })}
    </Text>
  )
}

/** What the chain knows of it. */
function OnChain({ withdrawal }: Pick<WithdrawalCardProps, 'withdrawal'>) {
  const t = useT('send')
  const tTransaction = useT('transaction')
  const tCommon = useT('common')
  const { txid, txUrl, confirmations, confirmationsNeeded, isSimulated } = withdrawal
  return (
    <>
      {txid !== null && (
        <DefinitionList>
          {confirmations !== null && confirmationsNeeded !== null && (
            <DefinitionRow term={tTransaction('detail.confirmations')}>
              {t('wait.confirmations', { count: confirmations, needed: confirmationsNeeded })}
            </DefinitionRow>
          )}
          <DefinitionRow
            term={t('wait.txid')}
            action={
              <CopyButton
                look="icon"
                text={txid}
                label={tCommon('copyNamed', { name: t('wait.txid') })}
                copiedLabel={tTransaction('detail.copied')}
                failedLabel={tTransaction('detail.copyFailed')}
              />
            }
          >
            <Text size="code">{txid}</Text>
            {txUrl !== null && (
              <div>
                <TextLink href={txUrl} target="_blank" rel="noreferrer">
                  {t('wait.explorer')}
                </TextLink>
              </div>
            )}
          </DefinitionRow>
        </DefinitionList>
      )}
      {isSimulated && <Notice>{t('wait.simulated')}</Notice>}
    </>
  )
}
