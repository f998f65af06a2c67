import type { ReactNode } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { VisuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import type { NoticeTone } from '../contentTree.ts'
import { NoticeRoom } from './ArticleText.styles.ts'

const looks = { info: 'accent', warning: 'warning', danger: 'negative' } as const satisfies Record<
  NoticeTone,
  string
>

/** A box that is louder than the text around it. */
export function NoticeBlock({ tone, children }: { tone: NoticeTone; children: ReactNode }) {
  const t = useT('content')
  return (
    <NoticeRoom>
      <Notice tone={looks[tone]} role="note">
        <VisuallyHidden>{t(`article.notice.${tone}`)}</VisuallyHidden>
        {children}
      </Notice>
    </NoticeRoom>
  )
}
