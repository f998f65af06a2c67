import type { LinkEvents } from '@souk/design-system/domain/growth/affiliate/link/linkEvents.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { refetchShown } from '../../network/apollo/refetchShown.ts'
import { runMutation } from '../../network/apollo/runMutation.ts'
import { useIntent } from '../../services/useIntent.ts'
import { useServices } from '../../services/useServices.ts'
import {
  CreateInviteCodeMutation,
  DeleteInviteCodeMutation,
  UpdateInviteCodeMutation,
  UpdateInviteCodesMutation,
} from './InviteCodes.mutations.ts'

const dialogs = {
  add: {
    load: () =>
      import('@souk/design-system/domain/growth/affiliate/link/NewLinkDialog.tsx').then(
        dialog => dialog.NewLinkDialog,
      ),
  },
  delete: {
    load: () =>
      import('@souk/design-system/domain/growth/affiliate/link/DeleteLinkDialog.tsx').then(
        dialog => dialog.DeleteLinkDialog,
      ),
  },
} as const

type LinkCalls = Pick<LinkEvents, 'onRename' | 'onRenameAll' | 'onDelete'> & { readonly onAdd: () => void }

/** What an owner does with their links: made once, renamed, deleted; asked first where something is lost. */
export function useLinkCalls(): LinkCalls {
  const t = useT('affiliate')
  const { alerts, client, modals } = useServices()
  const making = useIntent(CreateInviteCodeMutation, { errors: 'place' })
  const refresh = () => refetchShown(client, ['inviteCodes']).catch(() => {})

  const ask = async (dialog: keyof typeof dialogs, props: object, done: string) => {
    const answer = await modals.open('confirmation', dialogs[dialog], props)
    if (answer !== true) return
    alerts.show({ kind: 'success', title: done })
    await refresh()
  }
  return {
    onAdd: () =>
      void ask('add', { onSubmit: (tag: string) => making.run({ input: { tag } }) }, t('links.made')),
    // The cache knows a link by its code: every place that shows its name has the new one.
    onRename: async ({ code, tag }) => {
      await runMutation(client, UpdateInviteCodeMutation, { input: { code, tag } })
      alerts.show({ kind: 'success', title: t('links.saved') })
    },
    onRenameAll: async tags => {
      await runMutation(client, UpdateInviteCodesMutation, {
        input: { items: tags.map(({ code, tag }) => ({ code, tag })) },
      })
      alerts.show({ kind: 'success', title: t('links.saved') })
    },
    onDelete: ({ code, tag }) => {
      const end = () => runMutation(client, DeleteInviteCodeMutation, { code }, 'alert')
      void ask('delete', { code, tag, onSubmit: end }, t('links.deleted'))
    },
  }
}
