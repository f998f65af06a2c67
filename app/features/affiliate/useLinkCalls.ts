import type { LinkEvents } from '@souk/design-system/domain/growth/affiliate/link/linkEvents.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { refetchShown } from '../../network/apollo/refetchShown.ts'
import { marked } from '../../network/apollo/requestMarks.ts'
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
      await client.mutate({
        mutation: UpdateInviteCodeMutation,
        variables: { input: { code, tag } },
        context: marked({ errors: 'place' }),
      })
      alerts.show({ kind: 'success', title: t('links.saved') })
    },
    onRenameAll: async tags => {
      await client.mutate({
        mutation: UpdateInviteCodesMutation,
        variables: { input: { items: tags.map(({ code, tag }) => ({ code, tag })) } },
        context: marked({ errors: 'place' }),
      })
      alerts.show({ kind: 'success', title: t('links.saved') })
    },
    onDelete: ({ code, tag }) => {
      const end = () =>
        client.mutate({
          mutation: DeleteInviteCodeMutation,
          variables: { code },
          context: marked({ errors: 'alert' }),
        })
      void ask('delete', { code, tag, onSubmit: end }, t('links.deleted'))
    },
  }
}
