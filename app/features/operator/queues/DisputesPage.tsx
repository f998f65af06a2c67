import { useQuery } from '@apollo/client/react'
import { ArbiterLoadTable } from '@souk/design-system/domain/desk/dispute/ArbiterLoadTable.tsx'
import { disputeLists } from '@souk/design-system/domain/desk/dispute/deskDispute.ts'
import type { DisputeListName } from '@souk/design-system/domain/desk/dispute/deskDispute.ts'
import { OpinionList } from '@souk/design-system/domain/desk/dispute/OpinionList.tsx'
import { RulingList } from '@souk/design-system/domain/desk/dispute/RulingList.tsx'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { LinkTabs } from '@souk/design-system/primitives/tabs/LinkTabs.tsx'
import type { CaseRulingList } from '../../../__generated__/graphql.ts'
import { useSearchParams } from 'react-router-dom'
import { DisputeDesk } from '../../../parts/dispute/DisputeDesk.tsx'
import { useIntent } from '../../../services/useIntent.ts'
import { useViewer } from '../../../services/useViewer.ts'
import { noAssets, useAssets } from '../../../session/useAssets.ts'
import { useDesk } from '../DeskContext.ts'
import { operatorPaths } from '../operatorPaths.ts'
import { partState } from '../partState.ts'
import { ActOnQueueMutation } from './Queues.queries.ts'
import { useQueue } from '../useQueue.ts'
import { useDeskCall } from '../useDeskCall.ts'
import { ArbiterLoadQuery, CaseRulingsQuery, SecondOpinionsQuery } from '../Disputes.queries.ts'
import { disputesHref, readDisputeList } from './disputesAddress.ts'

/** Cases that wait, who works on them, what arbiters ask each other and what they decided: which list is shown is in the address. */
export function DisputesPage() {
  const t = useT('deskDispute')
  const [query] = useSearchParams()
  const list = readDisputeList(query)
  const load = useQuery(ArbiterLoadQuery, { fetchPolicy: 'cache-and-network' })
  const found = load.data?.arbiterLoad ?? null
  const mine = useViewer()?.userName
  const countOf: Readonly<Partial<Record<DisputeListName, number | undefined>>> = {
    mine: found?.items.find(({ userName }) => userName === mine)?.open,
    nobodys: found?.unanswered,
    opinions: found?.opinions,
  }
  return (
    <Stack gap="4">
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <LinkTabs
        label={t('lists')}
        current={list}
        tabs={disputeLists.map(id => ({
          id,
          label: t(`list.${id}`),
          href: disputesHref(id),
          count: countOf[id],
        }))}
      />
      <Listed key={list} list={list} />
      <ArbiterLoadTable content={partState(load, found?.items ?? null)} />
    </Stack>
  )
}

function Listed({ list }: { list: DisputeListName }) {
  switch (list) {
    case 'opinions':
      return <Opinions />
    case 'rulings':
    case 'overturned':
      return <Rulings list={list} />
    default:
      return <DisputeDesk list={list === 'open' ? undefined : list} hrefOf={operatorPaths.dispute} />
  }
}

function Opinions() {
  const asked = useQuery(SecondOpinionsQuery, { fetchPolicy: 'cache-and-network' })
  const content = partState(asked, asked.data?.secondOpinions?.items ?? null)
  return <OpinionList content={content} hrefOf={operatorPaths.dispute} />
}

function Rulings({ list }: { list: 'rulings' | 'overturned' }) {
  const { run } = useIntent(ActOnQueueMutation, { errors: 'place' })
  const call = useDeskCall()
  const isOperator = useViewer()?.roles.includes('operator') ?? false
  const asked: CaseRulingList = list === 'overturned' ? 'overturned' : 'all'
  return (
    <RulingList
      content={useQueue(CaseRulingsQuery, 'caseRulings', { list: asked })}
      list={list}
      assets={useAssets() ?? noAssets}
      hrefOf={operatorPaths.dispute}
      hasKeys={useDesk().hasKeys}
      onOverturn={
        isOperator
          ? ({ id }, reason) => call(() => run({ input: { act: 'overturn_ruling', subjectId: id, reason } }))
          : undefined
      }
    />
  )
}
