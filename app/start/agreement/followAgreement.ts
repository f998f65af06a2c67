import { AgreementDialog } from '@souk/design-system/domain/people/auth/AgreementDialog.tsx'
import type { AgreementAnswer } from '@souk/design-system/domain/people/auth/AgreementDialog.tsx'
import { addWordBundle } from '@souk/design-system/locales/createI18n.ts'
import type { ModalControls } from '@souk/design-system/modal/modalTable.ts'
import { browserTimers, type Timers } from '@souk/design-system/timing/timers.ts'
import type { ComponentProps } from 'react'
import { matchRoute } from '../../routes/matchRoute.ts'
import { routeRow } from '../../routes/table/routeTable.ts'
import type { KeyStorage } from '../../device/storage/keyStorage.ts'
import { refusalOf } from '../../network/apollo/trouble.ts'
import { paths } from '../../routes/paths.ts'
import type { Services } from '../../services/Services.ts'
import { BootQuery } from '../../session/Boot.query.ts'
import { agreementDelay } from '../../session/agreementDelay.ts'
import { pendingAgreement, type PendingAgreement } from './pendingAgreement.ts'
import { gql } from '../../__generated__/gql.ts'

/** Accepts the user agreement that is shown. */
const AcceptAgreementMutation = gql(`
  mutation AcceptAgreement($input: AcceptAgreementInput!) {
    acceptAgreement(input: $input) {
      isDone
    }
  }
`)

/** What the question needs of the app. */
export type AgreementServices = Pick<
  Services,
  'client' | 'i18n' | 'modals' | 'navigation' | 'parts' | 'session'
>

/** It is here already: while one is being loaded, another may open. */
const dialog = { load: () => Promise.resolve(AgreementDialog) }

/** The page comes first, in milliseconds. */
const pause = 1500

/**
 * Asks who is logged in here to accept an agreement that has changed: once the page has come, never over another dialog or over the text
 * itself, and again on the next page where the way there has closed the question. Put off, it comes with the next log-in.
 * @param storage `localStorage`
 */
export function followAgreement(
  services: AgreementServices,
  storage: KeyStorage,
  timers: Pick<Timers, 'after'> = browserTimers,
): void {
  const { i18n, modals, navigation, parts, session } = services
  let callOff = () => {}
  const putOff = () => {
    const { userId } = session.current()
    if (userId !== null) storage.setItem(agreementDelay, userId)
  }
  const ask = async () => {
    if (isInTheWay(services, storage)) return
    await parts.load(() => addWordBundle(i18n, navigation.locale(), 'invitation'))
    // That takes a moment.
    const asked = pendingAgreement(services, storage)
    if (asked === null || isInTheWay(services, storage)) return
    const place = navigation.address()
    let isRenewed = false
    const onAccept = async () => {
      try {
        await accept(services, asked)
      } catch (error) {
        // Another version has come: what is accepted is what was read, so that one is asked for anew.
        if (refusalOf(error)?.code === 'edited_meanwhile') {
          isRenewed = true
          await session.refresh().catch(() => {})
          modals.closeModal()
        }
        throw error
      }
    }
    const { holdsFrom, change } = asked
    const props: Omit<ComponentProps<typeof AgreementDialog>, keyof ModalControls<unknown>> = {
      holdsFrom,
      change,
      agreementHref: routeRow('userAgreement').path,
      onAccept,
    }
    const opened = modals.open('confirmation', dialog, props)
    const answer = (await opened) as AgreementAnswer | undefined
    if (answer === 'logOut') navigation.go(paths.logOut())
    // The "back" of a telephone closes it without an answer; so does a change of page, which asks again there.
    const isLeft = answer === undefined && (isRenewed || navigation.address() !== place)
    if (answer !== 'accepted' && !isLeft) putOff()
  }
  const askSoon = () => {
    callOff()
    callOff = timers.after(pause, () => void ask().catch((error: unknown) => reportError(error)))
  }
  session.subscribe(askSoon)
  modals.subscribe(() => modals.current() === null && askSoon())
  askSoon()
}

/** Whether there is nothing to ask, or something that goes before it. */
function isInTheWay(services: AgreementServices, storage: KeyStorage): boolean {
  const { modals, navigation } = services
  const [path = ''] = navigation.address().split('?', 1)
  const route = matchRoute(path)?.name
  return (
    pendingAgreement(services, storage) === null ||
    modals.current() !== null ||
    route === 'userAgreement' ||
    route === 'privacy' ||
    route === 'logOut'
  )
}

/** Accepts it, and is not asked any more. */
async function accept(
  { client }: Pick<AgreementServices, 'client'>,
  { version }: PendingAgreement,
): Promise<void> {
  const variables = { input: { version } }
  await client.mutate({ mutation: AcceptAgreementMutation, variables })
  client.cache.updateQuery({ query: BootQuery }, data => {
    const me = data?.validateToken?.me
    if (!data?.validateToken || !me) return data
    return {
      ...data,
      validateToken: { ...data.validateToken, me: { ...me, agreementToAccept: null } },
    }
  })
}
