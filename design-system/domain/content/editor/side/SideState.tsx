import type { ReactNode } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Loading } from '../../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../../primitives/skeleton/Skeleton.tsx'
import { StaleNote } from '../../../../primitives/state/StaleNote.tsx'
import { PartFailed } from '../../../page/state/PartFailed.tsx'
import type { PartState } from '../editorShape.ts'

interface SideStateProps<Value> {
  state: PartState<Value>
  words: 'preview' | 'findings' | 'difference'
  children: (value: Value) => ReactNode
}

/** A part beside a text, whatever has become of asking for it. */
export function SideState<Value>({ state, words, children }: SideStateProps<Value>) {
  const t = useT('editor')
  if (state.status === 'loading')
    return (
      <Loading label={t(`${words}.loading`)}>
        <Skeleton shape="block" width="full" />
      </Loading>
    )
  if (state.status === 'failed')
    return (
      <PartFailed title={t(`${words}.failed`)} onRetry={state.onRetry} isRetrying={state.isRetrying}>
        {null}
      </PartFailed>
    )
  return (
    <Stack gap="3">
      {state.isStale && <StaleNote>{t('preview.old')}</StaleNote>}
      {children(state.value)}
    </Stack>
  )
}
