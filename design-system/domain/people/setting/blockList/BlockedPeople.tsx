import type { ReactNode } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { Loading } from '../../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../../primitives/skeleton/Skeleton.tsx'
import { TwoLines } from '../../../../primitives/skeleton/TwoLines.tsx'
import { EmptyState } from '../../../../primitives/state/EmptyState.tsx'
import { ErrorState } from '../../../../primitives/state/ErrorState.tsx'
import type { Content } from '../../../page/state/content.ts'
import { BlockedPerson } from './BlockedPerson.tsx'
import type { BlockedPersonShape } from './BlockedPerson.tsx'
import { PersonRow, PersonWords } from './BlockedPeople.styles.ts'
import { SettingCard } from '../section/SettingCard.tsx'

/** What there is to show: nothing yet, a failure that can be tried again, or the list. */
export type BlockedContent = Content<{ items: readonly BlockedPersonShape[] }>

interface BlockedPeopleProps {
  content: BlockedContent
  /** The public profile; left out, names lead nowhere. */
  hrefOf?: ((userName: string) => string) | undefined
  /** The row waits for it; who fails says why. */
  onUnblock: (id: string) => Promise<unknown>
  /** A `BlockSearch`. */
  children?: ReactNode
}

/** Whom the viewer does not trade with, and the way back. */
export function BlockedPeople(props: BlockedPeopleProps) {
  return (
    <SettingCard section="blocked">
      {props.children}
      <Content {...props} />
    </SettingCard>
  )
}

function Content({ content, hrefOf, onUnblock }: BlockedPeopleProps) {
  const t = useT('setting')
  const tCommon = useT('common')
  if (content.status === 'failed') {
    return (
      <ErrorState title={t('blocked.failed')} retryLabel={tCommon('verb.retry')} onRetry={content.onRetry} />
    )
  }
  if (content.status === 'loading') return <Coming />
  if (content.items.length === 0) {
    return <EmptyState title={t('blocked.empty')}>{t('blocked.emptyText')}</EmptyState>
  }
  return (
    <ul aria-label={t('blocked.list')}>
      {content.items.map(person => (
        <BlockedPerson key={person.id} {...{ person, hrefOf, onUnblock }} />
      ))}
    </ul>
  )
}

function Coming() {
  const t = useT('setting')
  return (
    <Loading label={t('blocked.loading')}>
      {[1, 2, 3].map(row => (
        <PersonRow as="div" key={row}>
          <Skeleton shape="tile" />
          <PersonWords>
            <TwoLines widths={['half', 'quarter']} />
          </PersonWords>
          <Skeleton shape="button" />
        </PersonRow>
      ))}
    </Loading>
  )
}
