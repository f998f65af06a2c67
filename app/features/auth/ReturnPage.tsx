import { useMutation } from '@apollo/client/react'
import { ReturnLinkForm } from '@souk/design-system/domain/trading/guest/ReturnLinkForm.tsx'
import { ReturnLinkSentState } from '@souk/design-system/domain/trading/guest/ReturnLinkSentState.tsx'
import { returnLinkEnds, type ReturnLinkEnd } from '@souk/design-system/domain/trading/guest/returnLinkEnd.ts'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { NarrowLayout } from '@souk/design-system/domain/page/layout/NarrowLayout.tsx'
import { FailedState } from '@souk/design-system/domain/page/state/FailedState.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Loading } from '@souk/design-system/primitives/skeleton/Loading.tsx'
import { Skeleton } from '@souk/design-system/primitives/skeleton/Skeleton.tsx'
import { useCallback, useState } from 'react'
import { marked } from '../../network/apollo/requestMarks.ts'
import { runMutation } from '../../network/apollo/runMutation.ts'
import { refusalOf } from '../../network/apollo/trouble.ts'
import { paths } from '../../routes/paths.ts'
import { useServices } from '../../services/useServices.ts'
import { useMailedLink } from './useMailedLink.ts'
import { gql } from '../../__generated__/gql.ts'

/** Asks for a link back to a trade without an account. */
const AskReturnLinkMutation = gql(`
  mutation AskReturnLink($input: AskReturnLinkInput!) {
    askReturnLink(input: $input) {
      isDone
    }
  }
`)

/** Opens the link of a letter; the guest's session is in a cookie that the answer sets. */
const OpenReturnLinkMutation = gql(`
  mutation OpenReturnLink($input: OpenReturnLinkInput!) {
    openReturnLink(input: $input) {
      tradeId
    }
  }
`)

/** What a refusal of a link's token means to whoever opened it. */
const ends: Readonly<Record<string, ReturnLinkEnd>> = {
  link_used: 'used',
  link_expired: 'expired',
  link_unknown: 'invalid',
  log_out_first: 'member',
  // A token that was cut off by a mail program, or typed.
  invalid_input: 'invalid',
}

/** The way back to a trade without an account: by the link of a letter, or to such a letter. */
export function ReturnPage() {
  const t = useT('guest')
  const { client, session, navigation } = useServices()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [ask] = useMutation(AskReturnLinkMutation, { context: marked({ errors: 'place' }) })
  const open = useCallback(
    async (token: string): Promise<ReturnLinkEnd | null> => {
      try {
        const data = await runMutation(client, OpenReturnLinkMutation, { input: { token } })
        const tradeId = data?.openReturnLink?.tradeId
        if (tradeId === undefined) return 'invalid'
        await session.entered().catch(() => {})
        navigation.go(paths.trade(tradeId), { replace: true })
        return null
      } catch (error) {
        const end = ends[refusalOf(error)?.code ?? '']
        if (end === undefined) throw error
        return end
      }
    },
    [client, session, navigation],
  )
  const { outcome, isOpening, isFailed, retry } = useMailedLink({
    outcomes: returnLinkEnds,
    openedPath: paths.guestReturn(),
    open,
  })
  if (isFailed) return <FailedState onRetry={retry} />
  if (isOpening)
    return (
      <>
        <PageTitle look="heard">{t('link.title')}</PageTitle>
        <Loading label={t('link.opening')}>
          <Skeleton shape="block" width="full" />
        </Loading>
      </>
    )
  return (
    <NarrowLayout>
      {sentTo === null ? (
        <ReturnLinkForm
          end={outcome}
          offersHref={paths.buy()}
          onSubmit={async ({ email }) => {
            await ask({ variables: { input: { email } } })
            setSentTo(email)
          }}
        />
      ) : (
        <ReturnLinkSentState email={sentTo} onOther={() => setSentTo(null)} offersHref={paths.buy()} />
      )}
    </NarrowLayout>
  )
}
