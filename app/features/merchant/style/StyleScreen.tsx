import { MerchantStyle } from '@souk/design-system/domain/shop/merchant/style/MerchantStyle.tsx'
import type { MerchantCssShape, MerchantLook } from '@souk/design-system/domain/shop/look/merchantLook.ts'
import { useStyleDraft } from '@souk/design-system/domain/shop/merchant/style/useStyleDraft.ts'
import { paths } from '../../../routes/paths.ts'
import { usePart } from '../../../services/usePart.ts'
import { useAskToLeave } from './useAskToLeave.ts'
import { useLookPictures } from './useLookPictures.ts'
import { useSaveStyle } from './useSaveStyle.ts'
import { cssProblems } from './cssProblems.ts'
import { useSetCss } from './useSetCss.ts'
import { useShareLook } from './useShareLook.ts'

interface StyleScreenProps {
  accountId: string
  look: MerchantLook
  css: MerchantCssShape | null
}

const loadDialog = () =>
  import('@souk/design-system/domain/shop/merchant/style/ShareLookDialog.tsx').then(
    module => module.ShareLookDialog,
  )

/** The editor of one store’s look. */
export function StyleScreen({ accountId, look, css }: StyleScreenProps) {
  const edit = useStyleDraft(look, useSaveStyle(accountId))
  const { link, isSharing, share, close } = useShareLook(accountId)
  const showLink = usePart(link !== null, loadDialog)
  const onSet = useSetCss(accountId)
  useAskToLeave(edit.isDirty)
  return (
    <>
      <MerchantStyle
        {...{ look, edit, isSharing }}
        {...useLookPictures(accountId)}
        css={{ kept: css, onSet, problemsOf: cssProblems }}
        storesHref={paths.stores()}
        storeHref={paths.store(accountId)}
        onShare={() => share(edit.draft)}
      />
      {link !== null && showLink?.({ ...link, onClose: close })}
    </>
  )
}
