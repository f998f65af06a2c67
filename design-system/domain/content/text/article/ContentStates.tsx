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

interface ContentStatesProps<T> {
  content: ContentState<T>
  children: (value: T) => ReactNode
}

/** A page of words in whatever state it is: coming, failed, not there, or what it is for. */
export function ContentStates<T>({ content, children }: ContentStatesProps<T>) {
  const t = useT('content')
  if (content.status === 'loading') return <TextLoading />
  if (content.status === 'missing') return <TextMissing />
  if (content.status === 'failed')
    return <FailedState onRetry={content.onRetry} isRetrying={content.isRetrying} />
  return (
    <>
      {content.isStale && <StaleNote>{t('article.stale')}</StaleNote>}
      {children(content.value)}
    </>
  )
}

const paragraphs = ['one', 'two', 'three'] as const

function TextLoading() {
  const t = useT('content')
  return (
    <Loading label={t('article.loading')}>
      <PageTitle look="heard">{t('article.page')}</PageTitle>
      <Stack gap="8">
        <Stack gap="4">
          <Skeleton shape="amount" width="half" />
          <Skeleton width="most" />
        </Stack>
        {paragraphs.map(paragraph => (
          <Stack gap="3" key={paragraph}>
            <Skeleton width="most" />
            <Skeleton width="most" />
            <Skeleton width="half" />
          </Stack>
        ))}
      </Stack>
    </Loading>
  )
}

function TextMissing() {
  const t = useT('content')
  return (
    <PageState
      title={t('article.missing.title')}
      actions={
        <>
          <LinkButton href="/guide" variant="primary">
            {t('article.missing.guide')}
          </LinkButton>
          <LinkButton href="/faq">{t('article.missing.faq')}</LinkButton>
        </>
      }
    >
      {t('article.missing.text')}
    </PageState>
  )
}
