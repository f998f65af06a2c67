import { useQuery } from '@apollo/client/react'
import { ChainList } from '@souk/design-system/domain/desk/running/ChainList.tsx'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { noAssets, useAssets } from '../../../session/useAssets.ts'
import { operatorPaths } from '../operatorPaths.ts'
import { partState } from '../partState.ts'
import { useAnsweredAt } from '../useAnsweredAt.ts'
import { useDeskAnswer } from '../useDeskAnswer.ts'
import { DeskChainsQuery } from './Running.queries.ts'

/** The networks are asked again after so long, in milliseconds. */
const askEvery = 15_000

/** Every network and the signer: whether blocks are read as they come, and what can be sent. */
export function ChainsPage() {
  const t = useT('deskRunning')
  const asked = useQuery(DeskChainsQuery, {
    fetchPolicy: 'cache-and-network',
    pollInterval: askEvery,
    skipPollAttempt: () => document.hidden,
  })
  useDeskAnswer(asked.error)
  return (
    <Stack gap="4">
      <PageTitle lead={t('chain.lead')}>{t('chain.title')}</PageTitle>
      <ChainList
        content={partState(asked, asked.data?.deskChains ?? null)}
        answeredAt={useAnsweredAt(asked)}
        assets={useAssets() ?? noAssets}
        switchesHref={operatorPaths.switches()}
      />
    </Stack>
  )
}
