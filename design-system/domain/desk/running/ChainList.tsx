import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Grid } from '../../../primitives/layout/Grid.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { Notice } from '../../../primitives/notice/Notice.tsx'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { TwoLines } from '../../../primitives/skeleton/TwoLines.tsx'
import { StaleNote } from '../../../primitives/state/StaleNote.tsx'
import { PartFailed } from '../../page/state/PartFailed.tsx'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import type { DeskPart } from '../deskShape.ts'
import { ChainCard } from './ChainCard.tsx'
import type { DeskChainsShape } from '../runningShape.ts'
import { SigningRoom } from './SigningRoom.tsx'
import { useMoment } from './useMoment.ts'

interface ChainListProps {
  content: DeskPart<DeskChainsShape>
  /** When what is shown was answered. */
  answeredAt: string
  assets: AssetBook
  /** Where withdrawals are paused and resumed. */
  switchesHref: string
}

/** Every network and the signer: whether blocks are read as they come, what can be sent, and what may still leave within the hour. */
export function ChainList({ content, answeredAt, assets, switchesHref }: ChainListProps) {
  const t = useT('deskRunning')
  const momentOf = useMoment()
  if (content.status === 'loading')
    return (
      <Loading label={t('chain.loading')}>
        <Card gap="5">
          {[1, 2, 3, 4].map(row => (
            <TwoLines key={row} widths={['quarter', 'half']} />
          ))}
        </Card>
      </Loading>
    )
  if (content.status === 'failed')
    return (
      <Card>
        <PartFailed title={t('chain.failed')} onRetry={content.onRetry} isRetrying={content.isRetrying} />
      </Card>
    )
  const { items, room, withdrawalsPaused } = content.value
  return (
    <Stack gap="4">
      {content.isStale && <StaleNote>{t('chain.stale', { time: momentOf(answeredAt, '') })}</StaleNote>}
      <Notice tone={withdrawalsPaused ? 'warning' : 'neutral'}>
        {t(withdrawalsPaused ? 'chain.paused' : 'chain.running')}{' '}
        <TextLink href={switchesHref}>{t('chain.switches')}</TextLink>
      </Notice>
      <Grid columns="halves" gap="4" as="ul" aria-label={t('chain.label')}>
        {items.map(chain => (
          <ChainCard key={chain.network} chain={chain} assets={assets} />
        ))}
      </Grid>
      <SigningRoom room={room} assets={assets} />
    </Stack>
  )
}
