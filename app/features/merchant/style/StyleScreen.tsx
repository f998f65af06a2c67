import { MerchantStyle } from '@souk/design-system/domain/shop/merchant/style/MerchantStyle.tsx'
import type { MerchantCssShape, MerchantLook } from '@souk/design-system/domain/shop/look/merchantLook.ts'
import { useStyleDraft } from '@souk/design-system/domain/shop/merchant/style/useStyleDraft.ts'
import { paths } from '../../../routes/paths.ts'
import { usePart } from '../../../services/usePart.ts'
import { useLookPictures } from './useLookPictures.ts'
import { cssProblems } from './cssProblems.ts'
import { useShareLook } from './useShareLook.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { useModalOf } from '@souk/design-system/modal/useModal.ts'
import type { modalTable } from '../../../parts/modals/modalTable.ts'
import { useLeaveGuard } from '../../../routes/navigation/useLeaveGuard.ts'
import type { StyleDraft } from '@souk/design-system/domain/shop/merchant/style/styleDraft.ts'
import { runMutation } from '../../../network/apollo/runMutation.ts'
import { useServices } from '../../../services/useServices.ts'
import { SaveMerchantStyleMutation, SetMerchantCssMutation } from './Style.queries.ts'

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

/** Asks before a style is left that is not saved. */
function useAskToLeave(isDirty: boolean): void {
  const t = useT('merchantStyle')
  const modal = useModalOf<typeof modalTable>()
  useLeaveGuard(isDirty, async () => {
    const answer = await modal.open('confirmation', {
      title: t('unsaved.title'),
      children: t('unsaved.text'),
      confirmLabel: t('unsaved.leave'),
      cancelLabel: t('unsaved.stay'),
    })
    return answer === true
  })
}

/** Saves a draft of a store’s look and says so; what the server objects to is thrown, for the form that asked. */
function useSaveStyle(accountId: string): (draft: StyleDraft) => Promise<void> {
  const { client, alerts } = useServices()
  const t = useT('merchantStyle')
  return async ({ style, colors, switches }) => {
    await runMutation(client, SaveMerchantStyleMutation, {
      accountId,
      input: { ...switches, style: { ...style }, colors: { ...colors } },
    })
    alerts.show({ kind: 'success', title: t('saved') })
  }
}

/** Sets or removes a store’s own style sheet; what the server objects to is thrown, for the field that asked. */
function useSetCss(accountId: string): (link: string | null) => Promise<void> {
  const { client } = useServices()
  return async link => {
    await runMutation(client, SetMerchantCssMutation, { accountId, input: { link } })
  }
}
