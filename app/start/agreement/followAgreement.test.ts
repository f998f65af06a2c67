import { AgreementDialog } from '@souk/design-system/domain/people/auth/AgreementDialog.tsx'
import { createModalStore } from '@souk/design-system/modal/modalStore.ts'
import { createI18n } from '@souk/design-system/locales/createI18n.ts'
import { expect, it, vi } from 'vitest'
import type { SessionState } from '../../session/session.ts'
import { agreementDelay } from '../../session/agreementDelay.ts'
import { followAgreement, type AgreementServices } from './followAgreement.ts'
import { startAgreement } from './startAgreement.ts'

const asked = { version: 2, holdsFrom: '2027-02-01', change: 'Fees are said by coin.' }
type Asked = typeof asked | null

interface Props {
  readonly change: string
  readonly onAccept: () => Promise<void>
}

/** A page of somebody who is logged in, at an address, with what the server says that they are asked. */
async function page(agreementToAccept: Asked = asked) {
  const items = new Map<string, string>()
  const listeners = new Set<() => void>()
  const waiting = new Set<() => void>()
  const state: { session: SessionState; address: string; me: { id: string; agreementToAccept: Asked } } = {
    session: { standing: 'member', userId: 'u1' },
    address: '/dashboard',
    me: { id: 'u1', agreementToAccept },
  }
  const mutate = vi.fn<() => Promise<object>>(async () => ({}))
  const refresh = vi.fn(async () => state.session)
  const go = vi.fn()
  const parts = { load: <Part>(load: () => Promise<Part>) => load(), onFailed: vi.fn() }
  const modals = createModalStore(parts)
  const boot = () => ({ validateToken: { me: state.me } })
  const services = {
    client: {
      readQuery: boot,
      mutate,
      cache: {
        updateQuery: (_: object, change: (data: object) => { validateToken: { me: typeof state.me } }) =>
          Object.assign(state, { me: change(boot()).validateToken.me }),
      },
    },
    i18n: await createI18n('en'),
    modals,
    navigation: { address: () => state.address, locale: () => 'en', go },
    parts,
    session: {
      current: () => state.session,
      refresh,
      subscribe: (listener: () => void) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
  } as unknown as AgreementServices
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  }
  const timers = {
    after: (_: number, action: () => void) => {
      waiting.add(action)
      return () => waiting.delete(action)
    },
  }
  /** The pause is over; what it led to has come, or nothing has. */
  const later = async () => {
    const due = [...waiting]
    waiting.clear()
    for (const action of due) action()
    await vi.dynamicImportSettled()
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  }
  const told = () => [...listeners].forEach(listener => listener())
  const shown = () =>
    modals.current()?.component === AgreementDialog ? (modals.current()?.props as Props) : null
  return { state, services, storage, timers, modals, mutate, refresh, go, items, later, told, shown }
}

const following = async (agreementToAccept: Asked = asked) => {
  const here = await page(agreementToAccept)
  followAgreement(here.services, here.storage, here.timers)
  expect(here.shown()).toBeNull()
  await here.later()
  return here
}

it('asks once the page has come, and not again when it was accepted', async () => {
  const { shown, modals, mutate, later, told } = await following()
  expect(shown()).toMatchObject({ holdsFrom: '2027-02-01', change: 'Fees are said by coin.' })
  await shown()?.onAccept()
  modals.current()?.controls.close('accepted')
  expect(mutate).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ variables: { input: { version: 2 } } }),
  )
  told()
  await later()
  expect(shown()).toBeNull()
})

it.each(['later', undefined] as const)('put off by %s, it comes with the next log-in', async answer => {
  const { shown, modals, later, told, items } = await following()
  modals.current()?.controls.close(answer)
  await later()
  expect(shown()).toBeNull()
  expect(items.get(agreementDelay)).toBe('u1')
  // As the end of a session does.
  items.clear()
  told()
  await later()
  expect(shown()).not.toBeNull()
})

it('comes again on the page that somebody went on to', async () => {
  const { shown, modals, later, state } = await following()
  state.address = '/wallet'
  modals.closeModal()
  expect(shown()).toBeNull()
  await later()
  expect(shown()).not.toBeNull()
})

it('logs out whoever wants that rather', async () => {
  const { modals, go, later, shown } = await following()
  modals.current()?.controls.close('logOut')
  await later()
  expect(go).toHaveBeenCalledExactlyOnceWith('/log-out')
  expect(shown()).toBeNull()
})

it('asks for the version that has come since, where another one was read', async () => {
  const { shown, mutate, refresh, state, later } = await following()
  mutate.mockRejectedValueOnce(
    Object.assign(new Error('refused'), {
      errors: [{ extensions: { status: 409, code: 'edited_meanwhile', errors: {} } }],
    }),
  )
  refresh.mockImplementationOnce(async () => {
    state.me = { id: 'u1', agreementToAccept: { ...asked, version: 3, change: 'Disputes.' } }
    return state.session
  })
  await expect(shown()?.onAccept()).rejects.toThrow('refused')
  expect(shown()).toBeNull()
  await later()
  expect(shown()).toMatchObject({ change: 'Disputes.' })
})

it('waits for another dialog to go, and for the text to be read', async () => {
  const { modals, later, shown, state, told, services, storage, timers } = await page()
  void modals.open('rate', { load: async () => () => null }, {})
  followAgreement(services, storage, timers)
  await later()
  expect(modals.current()?.kind).toBe('rate')
  state.address = '/user-agreement?version=1'
  modals.closeModal()
  await later()
  expect(shown()).toBeNull()
  state.address = '/dashboard'
  told()
  await later()
  expect(shown()).not.toBeNull()
})

it('is fetched for nobody who is not asked, and once for who is', async () => {
  const { services, storage, told, state } = await page(null)
  const follow = vi.fn<typeof followAgreement>()
  const load = vi.fn(async () => ({ followAgreement: follow }))
  const turn = () => new Promise(resolve => setTimeout(resolve))
  startAgreement(services, storage, load)
  await turn()
  expect(load).not.toHaveBeenCalled()
  state.me = { id: 'u1', agreementToAccept: asked }
  told()
  told()
  await turn()
  expect(load).toHaveBeenCalledOnce()
  expect(follow).toHaveBeenCalledExactlyOnceWith(services, storage)
})
