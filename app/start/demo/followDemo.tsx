import { DemoStrip } from '@souk/design-system/domain/shell/demo/DemoStrip.tsx'
import { addWordBundle } from '@souk/design-system/locales/createI18n.ts'
import { useState } from 'react'
import type { KeyStorage } from '../../device/storage/keyStorage.ts'
import { marked } from '../../network/apollo/requestMarks.ts'
import { demoPutAway, type DemoServices } from './startDemo.ts'
import { gql } from '../../__generated__/gql.ts'

/** What the demo market offers to somebody new; asked only where the page `/dev` is. */
const DemoQuery = gql(`
  query Demo {
    settings {
      demo {
        people
        password
        tries {
          kind
          path
        }
      }
    }
  }
`)

/**
 * Shows what to try in the demo market, until it is put away in this browser. Does nothing where this is none.
 * @param storage `localStorage`
 */
export async function followDemo(
  { client, hint, i18n, navigation }: DemoServices,
  storage: KeyStorage,
): Promise<void> {
  // Nobody asked for it: nobody is told when it fails.
  const asked = client.query({ query: DemoQuery, context: marked({ errors: 'silent' }) })
  const [answer] = await Promise.all([
    asked.catch(() => null),
    addWordBundle(i18n, navigation.locale(), 'demo'),
  ])
  const demo = answer?.data?.settings?.demo
  if (!demo) return

  hint.fill(function Demo() {
    const [isAway, setAway] = useState(() => storage.getItem(demoPutAway) !== null)
    if (isAway) return null
    const putAway = () => {
      storage.setItem(demoPutAway, '1')
      setAway(true)
    }
    return (
      <DemoStrip
        people={demo.people}
        password={demo.password}
        tries={demo.tries.map(({ kind, path }) => ({ kind, href: path }))}
        onPutAway={putAway}
      />
    )
  })
}
