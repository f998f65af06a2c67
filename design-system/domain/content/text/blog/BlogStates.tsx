import type { ReactNode } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Loading } from '../../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../../primitives/skeleton/Skeleton.tsx'
import { StaleNote } from '../../../../primitives/state/StaleNote.tsx'
import { PageTitle } from '../../../page/layout/PageTitle.tsx'
import { FailedState } from '../../../page/state/FailedState.tsx'
import { PageState } from '../../../page/state/PageState.tsx'
import type { ContentState } from '../contentState.ts'
import { Cards, CoverPlace } from './Blog.styles.ts'
import type { BlogHrefs } from './blogShape.ts'

/** What is missing when it is not there. */
type Kind = 'list' | 'category' | 'item'

interface BlogStatesProps<T> {
  content: ContentState<T>
  kind: Kind
  hrefs: BlogHrefs
  children: (value: T) => ReactNode
}

/** A page of the blog in whatever state it is: coming, failed, not there, or what it is for. */
export function BlogStates<T>({ content, kind, hrefs, children }: BlogStatesProps<T>) {
  const t = useT('content')
  if (content.status === 'loading') return <ListLoading />
  if (content.status === 'failed')
    return <FailedState onRetry={content.onRetry} isRetrying={content.isRetrying} />
  if (content.status === 'missing')
    return <Missing part={kind === 'item' ? 'itemMissing' : 'missing'} href={hrefs.blog} />
  return (
    <>
      {content.isStale && <StaleNote>{t('blog.stale')}</StaleNote>}
      {children(content.value)}
    </>
  )
}

const places = ['one', 'two', 'three'] as const

function ListLoading() {
  const t = useT('content')
  return (
    <Loading label={t('blog.loading')}>
      <PageTitle look="heard">{t('blog.name')}</PageTitle>
      <Cards as="div">
        {places.map(place => (
          <Stack gap="3" key={place}>
            <CoverPlace />
            <Skeleton width="most" />
            <Skeleton shape="small-line" width="half" />
          </Stack>
        ))}
      </Cards>
    </Loading>
  )
}

function Missing({ part, href }: { part: 'missing' | 'itemMissing'; href: string }) {
  const t = useT('content')
  return (
    <PageState
      title={t(`blog.${part}.title`)}
      actions={
        <LinkButton href={href} variant="primary">
          {t('blog.all')}
        </LinkButton>
      }
    >
      {t(`blog.${part}.text`)}
    </PageState>
  )
}
