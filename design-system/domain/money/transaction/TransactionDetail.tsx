import type { ReactNode } from 'react'
import { absolute } from '../../../format/decimal.ts'
import { formatDate } from '../../../format/date/formatDate.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { CopyButton } from '../../../primitives/button/CopyButton.tsx'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { DefinitionList } from '../../../primitives/list/DefinitionList.tsx'
import { DefinitionRow } from '../../../primitives/list/DefinitionRow.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import { CoinIcon } from '../../reference/asset/CoinIcon.tsx'
import { TransactionAmount } from './TransactionAmount.tsx'
import { Code, Explorer } from './TransactionDetail.styles.ts'
import type { TransactionDetailShape, TransactionType } from './transactionShape.ts'
import { TransactionStatusChip } from './TransactionStatusChip.tsx'

/** Where what a movement belongs to is looked at. */
export interface TransactionHrefs {
  readonly trade: (id: string) => string
  readonly withdrawal: (id: string, asset: string) => string
  readonly swap: () => string
  /** Where a coin's deposits are. */
  readonly deposit: (asset: string) => string
  readonly card: (id: string) => string
  /** What somebody earns by people whom they brought. */
  readonly invitations: () => string
  readonly partner: (userName: string) => string
}

interface TransactionDetailProps {
  transaction: TransactionDetailShape
  assets: AssetBook
  isHidden: boolean
  hrefs: TransactionHrefs
}

/** All that is known of one movement. */
export function TransactionDetail({ transaction, assets, isHidden, hrefs }: TransactionDetailProps) {
  const t = useT('transaction')
  const locale = useLocale()
  const { type, asset, amount, value, direction, category, createdAt } = transaction
  return (
    <Stack gap="5">
      <Stack gap="2">
        <Text size="body-strong">{t(`type.${type}`)}</Text>
        <Inline gap="2">
          <CoinIcon code={asset} />
          <TransactionAmount
            size="l"
            mode="full"
            sign="always"
            {...{ amount, isHidden }}
            asset={assets.of(asset)}
          />
        </Inline>
        <div>
          <TransactionStatusChip transaction={transaction} />
        </div>
      </Stack>
      <DefinitionList look="rows">
        <DefinitionRow term={t('detail.date')}>
          {formatDate(createdAt, { format: 'dateTime', locale })}
        </DefinitionRow>
        <DefinitionRow term={t('detail.category')}>{t(`category.${category}`)}</DefinitionRow>
        <DefinitionRow term={t('detail.direction')}>{t(`direction.${direction}`)}</DefinitionRow>
        {value !== null && (
          <DefinitionRow term={t('worth')}>
            <TransactionAmount
              amount={absolute(value.amount)}
              asset={assets.of(value.asset)}
              isHidden={isHidden}
            />
          </DefinitionRow>
        )}
        <Amounts transaction={transaction} assets={assets} isHidden={isHidden} />
        <Chain transaction={transaction} />
        {transaction.partnerName !== null && (
          <DefinitionRow term={t('detail.partner')}>
            <TextLink href={hrefs.partner(transaction.partnerName)}>{transaction.partnerName}</TextLink>
          </DefinitionRow>
        )}
        {transaction.comment !== null && transaction.comment !== '' && (
          <DefinitionRow term={t('detail.comment')}>{transaction.comment}</DefinitionRow>
        )}
      </DefinitionList>
      <Links transaction={transaction} hrefs={hrefs} />
    </Stack>
  )
}

function Amounts({ transaction, assets, isHidden }: Omit<TransactionDetailProps, 'hrefs'>) {
  const t = useT('transaction')
  const asset = assets.of(transaction.asset)
  return (['networkFee', 'serviceFee', 'balanceAfter'] as const).map(name => {
    const amount = transaction[name]
    return (
      amount !== null && (
        <DefinitionRow key={name} term={t(`detail.${name}`)}>
          <TransactionAmount mode="full" {...{ amount, asset, isHidden }} />
        </DefinitionRow>
      )
    )
  })
}

/** What a chain knows of it. */
function Chain({ transaction }: Pick<TransactionDetailProps, 'transaction'>) {
  const t = useT('transaction')
  const { network, address, addressUrl, memo, txid, txUrl, confirmations, confirmationsNeeded } = transaction
  return (
    <>
      {confirmations !== null && confirmationsNeeded !== null && (
        <DefinitionRow term={t('detail.confirmations')}>
          {t('confirmationsOf', { count: confirmations, needed: confirmationsNeeded })}
        </DefinitionRow>
      )}
      {network !== null && <DefinitionRow term={t('detail.network')}>{network}</DefinitionRow>}
      {address !== null && (
        <Copied name="address" text={address} href={addressUrl} hrefWords={t('detail.addressExplorer')} />
      )}
      {memo !== null && <Copied name="memo" text={memo} href={null} hrefWords="" />}
      {txid !== null && <Copied name="txid" text={txid} href={txUrl} hrefWords={t('detail.explorer')} />}
    </>
  )
}

interface CopiedProps {
  name: 'address' | 'memo' | 'txid'
  text: string
  href: string | null
  hrefWords: ReactNode
}

function Copied({ name, text, href, hrefWords }: CopiedProps) {
  const t = useT('transaction')
  const tCommon = useT('common')
  return (
    <DefinitionRow
      term={t(`detail.${name}`)}
      action={
        <CopyButton
          look="icon"
          text={text}
          label={tCommon('copyNamed', { name: t(`detail.${name}`) })}
          copiedLabel={t('detail.copied')}
          failedLabel={t('detail.copyFailed')}
        />
      }
    >
      <Code>{text}</Code>
      {href !== null && (
        <Explorer>
          <TextLink href={href} target="_blank" rel="noreferrer">
            {hrefWords}
          </TextLink>
        </Explorer>
      )}
    </DefinitionRow>
  )
}

/** On to what it belongs to. */
function Links({ transaction, hrefs }: Pick<TransactionDetailProps, 'transaction' | 'hrefs'>) {
  const t = useT('transaction')
  const link = linkOf(transaction, hrefs)
  return (
    link !== null && (
      <LinkButton width="fill" href={link.href}>
        {t(`detail.${link.word}`)}
      </LinkButton>
    )
  )
}

/** What came of fees is of nobody’s trade that its owner may see. */
const ofInvitations: readonly TransactionType[] = ['TradeInviteRefill', 'TradeCompleteInviteRefill']

function linkOf(
  { tradeId, withdrawalId, swapId, cardId, depositId, ...of }: TransactionDetailShape,
  hrefs: TransactionHrefs,
) {
  if (ofInvitations.includes(of.type)) return { word: 'invitationsLink', href: hrefs.invitations() } as const
  if (tradeId !== null) return { word: 'tradeLink', href: hrefs.trade(tradeId) } as const
  // Of a transfer that came in, the withdrawal is its sender's.
  if (withdrawalId !== null && of.type !== 'WalletRefill')
    return { word: 'withdrawalLink', href: hrefs.withdrawal(withdrawalId, of.asset) } as const
  if (swapId !== null) return { word: 'swapLink', href: hrefs.swap() } as const
  if (cardId !== null) return { word: 'cardLink', href: hrefs.card(cardId) } as const
  return depositId === null ? null : ({ word: 'depositLink', href: hrefs.deposit(of.asset) } as const)
}
