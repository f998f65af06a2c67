import { useT } from '../../../../../locales/useT.ts'
import { Stack } from '../../../../../primitives/layout/Stack.tsx'
import { Heading } from '../../../../../primitives/text/Heading.tsx'
import { AdvertPreviewCard } from './AdvertPreviewCard.tsx'
import type { AdvertPreviewProps } from './AdvertPreviewCard.tsx'

/** The offer as others see it, beside the fields that it is made of. */
export function AdvertPreview(props: AdvertPreviewProps) {
  const t = useT('advertWizard')
  return (
    <Stack gap="3" as="section">
      <Heading level={2} look="strong">
        {t(`preview.you.${props.values.type}`)}
      </Heading>
      <AdvertPreviewCard {...props} />
    </Stack>
  )
}
