import { useT } from '../../../../locales/useT.ts'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { sameText } from '../editorShape.ts'
import type { WrittenText } from '../editorShape.ts'
import { TextDiff } from './TextDiff.tsx'

interface DiffPanelProps {
  /** What readers see; null where they see nothing. */
  shown: WrittenText | null
  text: WrittenText
}

/** How what is written differs from what readers see. */
export function DiffPanel({ shown, text }: DiffPanelProps) {
  const t = useT('editor')
  if (shown === null) return <Text tone="secondary">{t('difference.notShown')}</Text>
  if (sameText(shown, text)) return <Text tone="secondary">{t('difference.none')}</Text>
  return (
    <Stack gap="3">
      <Text tone="secondary">{t('difference.lead')}</Text>
      <TextDiff before={shown} after={text} />
    </Stack>
  )
}
