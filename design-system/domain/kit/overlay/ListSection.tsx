import type { ReactNode } from 'react'
import { formatAmount } from '../../../format/formatAmount.ts'
import { formatDate } from '../../../format/date/formatDate.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { Card } from '../../../primitives/card/Card.tsx'
import { Grid } from '../../../primitives/layout/Grid.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx'
import { TwoLines } from '../../../primitives/skeleton/TwoLines.tsx'
import { EmptyState } from '../../../primitives/state/EmptyState.tsx'
import { ErrorState } from '../../../primitives/state/ErrorState.tsx'
import { StaleNote } from '../../../primitives/state/StaleNote.tsx'
import { ListRoot } from '../../trading/advert/offerList/OfferList.styles.ts'
import { sampleCoin, sampleFiat, sampleSearch } from '../specimen/sampleMarket.ts'
import { SampleOffers } from '../specimen/SampleOffers.tsx'
import { useSampleMoments } from '../specimen/sampleTime.ts'
import { SpecimenHead } from '../specimen/SpecimenHead.tsx'

const nothing = () => {}

/** One list of offers before it is there, without any, not to be had, and old. */
export function ListSection() {
  return (
    <Grid columns="halves" gap="5">
      <State name="loading" code="Loading, Skeleton">
        <Coming />
      </State>
      <State name="empty" code="EmptyState">
        <Nothing />
      </State>
      <State name="failed" code="ErrorState">
        <Failed />
      </State>
      <State name="stale" code="StaleNote">
        <Old />
      </State>
    </Grid>
  )
}

interface StateProps {
  name: 'loading' | 'empty' | 'failed' | 'stale'
  code: string
  children: ReactNode
}

function State({ name, code, children }: StateProps) {
  const t = useT('uiKit')
  return (
    <Stack gap="3">
      <SpecimenHead code={code}>{t(`lists.state.${name}`)}</SpecimenHead>
      {children}
    </Stack>
  )
}

function Coming() {
  const t = useT('advert')
  return (
    <Card>
      <Loading label={t('search.loading')} gap="5">
        {[1, 2, 3].map(row => (
          <Inline key={row} justify="between" wrap="nowrap">
            <Inline gap="3" wrap="nowrap">
              <Skeleton shape="tile" />
              <TwoLines widths={['short', 'short']} />
            </Inline>
            <Skeleton shape="button" />
          </Inline>
        ))}
      </Loading>
    </Card>
  )
}

function Nothing() {
  const t = useT('advert')
  const locale = useLocale()
  const amount = formatAmount(sampleSearch.amount ?? '0', sampleFiat, { mode: 'full', locale })
  return (
    <Card>
      <EmptyState
        title={t('search.emptyBuyFor', { coin: sampleCoin.name, amount })}
        actions={<Button onClick={nothing}>{t('search.clearFilters')}</Button>}
      >
        {t('search.emptyText')}
      </EmptyState>
    </Card>
  )
}

function Failed() {
  const t = useT('advert')
  const tCommon = useT('common')
  return (
    <Card>
      <ErrorState title={t('search.failed')} retryLabel={tCommon('verb.retry')} onRetry={nothing}>
        {t('search.failedText')}
      </ErrorState>
    </Card>
  )
}

function Old() {
  const t = useT('advert')
  const tKit = useT('uiKit')
  const locale = useLocale()
  const at = useSampleMoments()
  return (
    <ListRoot>
      <StaleNote>{t('search.stale', { time: formatDate(at(-4), { format: 'time', locale }) })}</StaleNote>
      <SampleOffers label={tKit('lists.state.stale')} href="#lists" look="stale" />
    </ListRoot>
  )
}
