import Eye from 'lucide-react/icons/eye'
import { useT } from '../../../../../locales/useT.ts'
import { IconButton } from '../../../../../primitives/button/IconButton.tsx'
import { useLazyOverlay } from '../../../../../primitives/overlay/useLazyOverlay.ts'
import type { AdvertPreviewProps } from './AdvertPreviewCard.tsx'
import { WithoutSide } from '../frame/WizardFrame.styles.ts'

const load = async () => (await import('./PreviewSheet.tsx')).PreviewSheet

/** Shows the offer as others see it, where there is no room for it beside the fields. */
export function PreviewButton(props: AdvertPreviewProps) {
  const t = useT('advertWizard')
  const { triggerRef, isOpen, Overlay, setOpen, preloading } = useLazyOverlay(load)
  return (
    <WithoutSide>
      <IconButton
        ref={triggerRef}
        icon={Eye}
        label={t('preview.see')}
        onClick={() => setOpen(true)}
        {...preloading}
      />
      {Overlay !== null && <Overlay {...props} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </WithoutSide>
  )
}
