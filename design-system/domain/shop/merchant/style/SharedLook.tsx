import { useT } from '../../../../locales/useT.ts'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import type { MerchantLook } from '../../look/merchantLook.ts'
import { StylePreview } from './StylePreview.tsx'

/** A look that somebody was sent a link to. */
export function SharedLook({ look }: { look: MerchantLook }) {
  const t = useT('merchantStyle')
  return (
    <Stack gap="4">
      <Heading level={1}>{t('sharedStore', { store: look.title })}</Heading>
      <StylePreview look={look} />
    </Stack>
  )
}
