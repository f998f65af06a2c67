import { useT } from '../../../../locales/useT.ts'
import { Loading } from '../../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../../primitives/skeleton/Skeleton.tsx'
import { TwoLines } from '../../../../primitives/skeleton/TwoLines.tsx'
import { SecurityPanel } from '../SecurityPanel.tsx'
import { Row } from './SessionList.styles.ts'

/** The devices while they are coming. */
export function SessionListLoading({ rows = 3 }: { rows?: number | undefined }) {
  const t = useT('security')
  return (
    <SecurityPanel title={t('sessions.title')}>
      <Loading label={t('sessions.loading')}>
        {Array.from({ length: rows }, (_, index) => (
          <Row as="div" key={index} aria-hidden>
            <Skeleton shape="coin" />
            <TwoLines widths={['half', 'most']} />
            <Skeleton shape="button" />
          </Row>
        ))}
      </Loading>
    </SecurityPanel>
  )
}
