import { CredentialListLoading } from '@souk/design-system/domain/people/credential/CredentialListLoading.tsx'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import type { ReactNode } from 'react'
import { ReturningPrompt } from '../../parts/frame/ReturningPrompt.tsx'
import { useStanding } from '../../services/useViewer.ts'

interface MemberOnlyProps {
  /** Of the page, where the viewer has no account. */
  title: 'title' | 'createTitle' | 'editTitle'
  children: ReactNode
}

/** A page that anybody can come to, but whose matter only somebody with an account has: others are asked to log in. */
export function MemberOnly({ title, children }: MemberOnlyProps) {
  const t = useT('credential')
  const standing = useStanding()
  if (standing === 'member') return children
  return (
    <>
      <PageTitle>{t(title)}</PageTitle>
      {standing === 'unknown' ? <CredentialListLoading /> : <ReturningPrompt />}
    </>
  )
}
