import ExternalLink from 'lucide-react/icons/external-link'
import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Card } from '../../../../primitives/card/Card.tsx'
import { Chip } from '../../../../primitives/chip/Chip.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { ProgressBar } from '../../../../primitives/progress/ProgressBar.tsx'
import { Loading } from '../../../../primitives/skeleton/Loading.tsx'
import { TwoLines } from '../../../../primitives/skeleton/TwoLines.tsx'
import { ErrorState } from '../../../../primitives/state/ErrorState.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import type { NamedAsset } from '../../../reference/asset/assetBook.ts'
import { WalletAmount } from '../WalletAmount.tsx'
import { isOnItsWay } from './depositShape.ts'
import type { DepositShape, DepositStatus } from './depositShape.ts'
import { DepositFoot, DepositRow } from './IncomingDeposits.styles.ts'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import CircleHelp from 'lucide-react/icons/circle-help'
import Undo2 from 'lucide-react/icons/undo-2'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ChipTone } from '../../../../primitives/chip/Chip.tsx'
import type { IconDrawing } from '../../../../primitives/icon/Icon.tsx'

/** What has become of asking what has come. */
export type DepositContent =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly onRetry: () => void }
  | { readonly status: 'ready'; readonly deposits: readonly DepositShape[] }

interface IncomingDepositsProps {
  content: DepositContent
  coin: NamedAsset
  isHidden: boolean
}

/** What has come of a coin lately: at first sight, while blocks confirm it, and when it is there. */
export function IncomingDeposits({ content, coin, isHidden }: IncomingDepositsProps) {
  const t = useT('receive')
  return (
    <Card as="section">
      <Stack gap="2">
        <Heading level={2}>{t('incoming.title')}</Heading>
        <Content {...{ content, coin, isHidden }} />
      </Stack>
    </Card>
  )
}

function Content({ content, coin, isHidden }: IncomingDepositsProps) {
  const t = useT('receive')
  const tCommon = useT('common')
  if (content.status === 'loading')
    return (
      <Loading label={t('incoming.loading')}>
        <TwoLines widths={['half', 'most']} />
      </Loading>
    )
  if (content.status === 'failed')
    return (
      <ErrorState title={t('incoming.failed')} retryLabel={tCommon('verb.retry')} onRetry={content.onRetry} />
    )
  return (
    <>
      {content.deposits.length === 0 && (
        <Text as="p" tone="secondary">
          {t('incoming.none')}
        </Text>
      )}
      <ul aria-label={t('incoming.title')} aria-live="polite">
        {content.deposits.map(deposit => (
          <Deposit key={deposit.id} {...{ deposit, coin, isHidden }} />
        ))}
      </ul>
    </>
  )
}

function Deposit(props: { deposit: DepositShape; coin: NamedAsset; isHidden: boolean }) {
  const { deposit, coin, isHidden } = props
  const t = useT('receive')
  const locale = useLocale()
  const { status, amount, confirmations, confirmationsNeeded: needed, txUrl, seenAt, creditedAt } = deposit
  const at = creditedAt ?? seenAt
  const { tone, icon } = depositLook[status]
  return (
    <DepositRow>
      <WalletAmount
        amount={amount}
        asset={coin}
        isHidden={isHidden}
        mode="full"
        sign="always"
        tone={status === 'credited' ? 'positive' : 'plain'}
      />
      <Chip tone={tone} icon={icon}>
        {t(`status.${status}`)}
      </Chip>
      {isOnItsWay(deposit) && (
        <ProgressBar label={t('progress')} fraction={confirmations / needed} tone="accent" />
      )}
      <DepositFoot>
        {isOnItsWay(deposit) ? (
          <span>{t('confirmationsOf', { count: confirmations, needed })}</span>
        ) : (
          <time dateTime={at}>{formatDate(at, { format: 'dateTime', locale })}</time>
        )}
        {txUrl !== null && (
          <TextLink href={txUrl} target="_blank" rel="noreferrer" iconEnd={ExternalLink} data-standing="">
            {t('explorer')}
          </TextLink>
        )}
      </DepositFoot>
      {explained.has(status) && <DepositFoot>{t(`explained.${status as Explained}`)}</DepositFoot>}
    </DepositRow>
  )
}

/** What needs more than its word. */
type Explained = 'below_minimum' | 'unattributed' | 'vanished' | 'reversed'
const explained: ReadonlySet<string> = new Set<Explained>([
  'below_minimum',
  'unattributed',
  'vanished',
  'reversed',
])

/** How each status of a deposit looks; its word says the same. */
const depositLook = {
  seen: { tone: 'accent', icon: Clock },
  confirming: { tone: 'accent', icon: Clock },
  credited: { tone: 'positive', icon: Check },
  below_minimum: { tone: 'neutral', icon: TriangleAlert },
  unattributed: { tone: 'warning', icon: CircleHelp },
  vanished: { tone: 'neutral', icon: Undo2 },
  reversed: { tone: 'negative', icon: Undo2 },
} as const satisfies Record<DepositStatus, { tone: ChipTone; icon: IconDrawing }>
