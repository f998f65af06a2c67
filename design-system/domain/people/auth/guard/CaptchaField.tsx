import type { ReactNode } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { VisuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import type { NoticeTone } from '../../../../primitives/notice/Notice.tsx'
import { ProgressBar } from '../../../../primitives/progress/ProgressBar.tsx'
import type { CaptchaState } from './guard.ts'

interface CaptchaFieldProps {
  state: CaptchaState
  /** Begins the check, or begins it again. */
  onStart: () => void
}

const tones = {
  idle: 'neutral',
  solving: 'neutral',
  solved: 'positive',
  failed: 'negative',
} as const satisfies Record<CaptchaState['kind'], NoticeTone>

/** The check against robots: the device works for a while, and nobody has to read crooked letters. */
export function CaptchaField({ state, onStart }: CaptchaFieldProps) {
  const t = useT('auth')
  const tError = useT('error')
  const tCommon = useT('common')
  const words = {
    idle: t('robot.idle'),
    solving: t('captcha'),
    solved: t('robot.solved'),
    failed: tError('captcha_unavailable'),
  }[state.kind]
  const actions: Record<CaptchaState['kind'], ReactNode> = {
    idle: <Button onClick={onStart}>{t('robot.start')}</Button>,
    solving: undefined,
    solved: undefined,
    failed: <Button onClick={onStart}>{tCommon('verb.retry')}</Button>,
  }
  return (
    <>
      {/* Always there, so that what comes of the check is spoken. */}
      <VisuallyHidden as="output">{state.kind === 'idle' ? '' : words}</VisuallyHidden>
      <Notice tone={tones[state.kind]} action={actions[state.kind]}>
        <Stack gap="2">
          <span>{words}</span>
          {state.kind === 'solving' && (
            <ProgressBar label={t('captcha')} fraction={state.fraction} tone="accent" />
          )}
        </Stack>
      </Notice>
    </>
  )
}
