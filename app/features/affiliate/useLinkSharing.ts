import { useBrand } from '@souk/design-system/brand/brand.ts'
import type { InviteLinkShape } from '@souk/design-system/domain/growth/affiliate/affiliateShape.ts'
import type { LinkEvents } from '@souk/design-system/domain/growth/affiliate/link/linkEvents.ts'
import { sharePicture } from '@souk/design-system/domain/growth/affiliate/link/sharePicture.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { saveFile } from '../../device/saveFile.ts'
import { useServices } from '../../services/useServices.ts'

const codeDialog = {
  load: () =>
    import('@souk/design-system/domain/growth/affiliate/link/LinkCodeDialog.tsx').then(
      dialog => dialog.LinkCodeDialog,
    ),
} as const

/** How a link is shown to others: large, for a camera; or as a picture, for another application or to be saved. */
export function useLinkSharing(urlOf: (code: string) => string): Pick<LinkEvents, 'onCode' | 'onPicture'> {
  const t = useT('affiliate')
  const brand = useBrand()
  const { alerts, modals } = useServices()

  const give = async ({ code }: InviteLinkShape) => {
    const url = urlOf(code)
    const { linkPicture } = await import('@souk/design-system/domain/growth/affiliate/link/linkPicture.ts')
    const made = await linkPicture({
      brand,
      url,
      code,
      line: t('picture.line'),
      codeLabel: t('picture.code'),
    })
    const name = `${brand.name.toLowerCase()}-${code}.png`
    const file = new File([made], name, { type: 'image/png' })
    const end = await sharePicture(file, t('picture.text', { url }))
    if (end !== 'unshareable') return
    saveFile(made, name)
    alerts.show({ kind: 'success', title: t('picture.saved') })
  }
  return {
    onCode: ({ code, tag }) => void modals.open('confirmation', codeDialog, { tag, url: urlOf(code) }),
    onPicture: link =>
      void give(link).catch(() => alerts.show({ kind: 'error', title: t('picture.failed') })),
  }
}
