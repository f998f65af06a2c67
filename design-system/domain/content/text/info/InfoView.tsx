import type { ReactNode } from 'react'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { ArticleHead } from '../article/ArticleHead.tsx'
import { ArticleText } from '../article/ArticleText.tsx'
import { Contents } from '../article/Contents.tsx'
import { ContentsFold } from '../article/ContentsFold.tsx'
import { ContentColumn, ContentFold, ContentGrid, ContentSide } from '../article/ContentLayout.styles.ts'
import { ContentStates } from '../article/ContentStates.tsx'
import { headingsOf } from '../article/headings.ts'
import type { LiveData, PageShape } from '../contentShape.ts'
import type { ContentState } from '../contentState.ts'
import { LegalBar } from './LegalBar.tsx'

interface InfoViewProps {
  content: ContentState<PageShape>
  /** Where a version of a document of rules is; the same address with `?version=` unless told. */
  versionHref?: ((version: number) => string) | undefined
  live?: LiveData | undefined
  /** What stands under the text: a form, a list. */
  children?: ReactNode
}

/** A page of words: about this place, or its rules, with what has to be known of them. */
export function InfoView({ content, ...parts }: InfoViewProps) {
  return <ContentStates content={content}>{page => <InfoPage page={page} {...parts} />}</ContentStates>
}

/** With fewer parts the text is seen whole: nothing has to lead through it. */
const leastParts = 3

function InfoPage({
  page,
  versionHref,
  live,
  children,
}: Omit<InfoViewProps, 'content'> & { page: PageShape }) {
  const headings = headingsOf(page.blocks)
  const hasContents = headings.length >= leastParts
  return (
    <ContentGrid data-sides="one">
      <ContentSide>{hasContents && <Contents headings={headings} lang={page.locale} />}</ContentSide>
      <ContentColumn>
        <ArticleHead text={page} minutes={page.minutes} />
        {page.legal !== null && <LegalBar legal={page.legal} version={page.version} href={versionHref} />}
        {hasContents && (
          <ContentFold>
            <ContentsFold headings={headings} lang={page.locale} />
          </ContentFold>
        )}
        <ArticleText blocks={page.blocks} live={live} topics={page.topics} lang={page.locale} />
        {children !== undefined && <Stack gap="6">{children}</Stack>}
      </ContentColumn>
    </ContentGrid>
  )
}
