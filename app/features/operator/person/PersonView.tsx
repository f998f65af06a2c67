import { useQuery } from '@apollo/client/react'
import { ActPanel } from '@souk/design-system/domain/desk/person/act/ActPanel.tsx'
import { PersonRequests } from '@souk/design-system/domain/desk/person/act/PersonRequests.tsx'
import { possibleActs, type PersonAct } from '@souk/design-system/domain/desk/person/deskPerson.ts'
import { PersonFigures } from '@souk/design-system/domain/desk/person/head/PersonFigures.tsx'
import { PersonHead } from '@souk/design-system/domain/desk/person/head/PersonHead.tsx'
import { CautionList } from '@souk/design-system/domain/desk/person/part/CautionList.tsx'
import { PersonExports } from '@souk/design-system/domain/desk/person/part/PersonExports.tsx'
import { PersonLook } from '@souk/design-system/domain/desk/person/part/PersonLook.tsx'
import { PersonMoney } from '@souk/design-system/domain/desk/person/part/PersonMoney.tsx'
import { PersonNotes } from '@souk/design-system/domain/desk/person/part/PersonNotes.tsx'
import { PersonSessions } from '@souk/design-system/domain/desk/person/part/PersonSessions.tsx'
import { PersonTies } from '@souk/design-system/domain/desk/person/part/PersonTies.tsx'
import { PersonTrades } from '@souk/design-system/domain/desk/person/part/PersonTrades.tsx'
import { PersonTrail } from '@souk/design-system/domain/desk/person/part/PersonTrail.tsx'
import { PrivateFields } from '@souk/design-system/domain/desk/person/part/PrivateFields.tsx'
import { PersonLayout } from '@souk/design-system/domain/desk/person/PersonLayout.tsx'
import { PersonPair } from '@souk/design-system/domain/desk/person/PersonPair.tsx'
import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Card } from '@souk/design-system/primitives/card/Card.tsx'
import { StaleNote } from '@souk/design-system/primitives/state/StaleNote.tsx'
import { useRef, useState } from 'react'
import type { DeskPersonQuery as PersonData } from '../../../__generated__/graphql.ts'
import { paths } from '../../../routes/paths.ts'
import { useDesk } from '../DeskContext.ts'
import { operatorPaths } from '../operatorPaths.ts'
import { partState } from '../partState.ts'
import { peopleHref, personHref } from '../peopleAddress.ts'
import { useCountryNames } from '../useCountryNames.ts'
import { PersonDeedsQuery } from './Person.queries.ts'
import { usePersonCalls } from './usePersonCalls.ts'

/** So many of the latest deeds stand beside a person; the trail has all of them. */
const latestDeeds = 10

interface PersonViewProps {
  person: NonNullable<PersonData['deskPerson']>
  assets: AssetBook
  isStale: boolean
  /** Asks for the person again. */
  onChanged: () => Promise<unknown>
}

/** A person who is there: who they are, what they did, what can be done about them and what was. */
export function PersonView({ person, assets, isStale, onChanged }: PersonViewProps) {
  const t = useT('deskPerson')
  const countryOf = useCountryNames()
  const deeds = useQuery(PersonDeedsQuery, {
    variables: { id: person.id, limit: latestDeeds },
    fetchPolicy: 'network-only',
  })
  const calls = usePersonCalls(person, onChanged)
  const [chosen, choose] = useState<PersonAct | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  const acts = possibleActs(person.acts)
  const prepare = (act: PersonAct) => {
    choose(act)
    panel.current?.scrollIntoView({ block: 'nearest' })
    panel.current?.querySelector<HTMLElement>('input:checked, input')?.focus()
  }
  return (
    <PersonLayout
      head={
        <Card padding="none">
          <PersonHead
            person={person}
            countryName={person.countryCode === null ? null : countryOf(person.countryCode)}
          />
          <PersonFigures record={person.record} assets={assets} />
        </Card>
      }
      requests={
        <PersonRequests
          requests={partState(deeds, deeds.data?.secondRequests?.items ?? null)}
          onDecide={calls.decide}
        />
      }
      side={
        <>
          <div ref={panel}>
            <ActPanel
              userName={person.userName}
              acts={acts}
              chosen={chosen}
              onChoose={choose}
              onAct={calls.act}
            />
          </div>
          <PersonTrail
            entries={partState(deeds, deeds.data?.auditEntries?.items ?? null)}
            allHref={operatorPaths.trailOf(person.id)}
          />
        </>
      }
    >
      {isStale && <StaleNote>{t('page.stale')}</StaleNote>}
      <CautionList cautions={person.cautions} />
      <PersonPair>
        <PrivateFields fields={person.fields} onRead={calls.read} />
        <PersonMoney balances={person.balances} assets={assets} />
      </PersonPair>
      <PersonTrades
        trades={person.trades}
        assets={assets}
        hrefOf={({ id, status }) => (status === 'disput' ? paths.trade(id) : undefined)}
        personHrefOf={personHref}
      />
      <PersonPair>
        <PersonTies ties={person.ties} hrefOf={personHref} />
        <PersonSessions
          sessions={person.sessions}
          othersHrefOf={id => peopleHref({ filter: { search: id, standing: null }, pages: 1 })}
          onEndAll={
            acts.some(({ act }) => act === 'end_sessions') ? () => prepare('end_sessions') : undefined
          }
        />
      </PersonPair>
      <PersonPair>
        <PersonLook onLook={calls.look} />
        <PersonExports exports={person.dataExports} />
      </PersonPair>
      <PersonNotes notes={person.notes} hasKeys={useDesk().hasKeys} onAdd={calls.note} />
    </PersonLayout>
  )
}
