import { useT } from '@souk/design-system/locales/useT.ts'
import { Notice, type NoticeTone } from '@souk/design-system/primitives/notice/Notice.tsx'
import { useLocation } from 'react-router-dom'
import { noticeOf, type LogInNotice } from './logInNotice.ts'

const tones = { passwordSet: 'positive', stepExpired: 'warning' } as const satisfies Record<
  LogInNotice,
  NoticeTone
>

/** Why somebody was led to the log-in, where whoever led them said so. */
export function LogInNoticeLine() {
  const t = useT('auth')
  const notice = noticeOf(useLocation().state)
  return notice !== null && <Notice tone={tones[notice]}>{t(`notice.${notice}`)}</Notice>
}
