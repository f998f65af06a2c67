import type { ComponentType } from 'react'
import { expect, it, vi } from 'vitest'
import { createModalStore } from './modalStore.ts'

const Component: ComponentType<never> = () => null
const entry = { load: () => Promise.resolve(Component) }

function setup() {
  const onFailed = vi.fn()
  return { store: createModalStore({ load: load => load(), onFailed }), onFailed }
}

const turn = async () => {
  for (let i = 0; i < 10; i += 1) await Promise.resolve()
}

it('opens with its props once its code is there, and answers what it was closed with', async () => {
  const { store } = setup()
  const answer = store.open('confirmation', entry, { title: 'Sure?' })
  expect(store.current()).toBeNull()
  await turn()
  expect(store.current()).toMatchObject({
    kind: 'confirmation',
    component: Component,
    props: { title: 'Sure?' },
  })
  store.current()?.controls.close(true)
  expect(await answer).toBe(true)
  expect(store.current()).toBeNull()
})

it('answers nothing when it is dismissed, and only once', async () => {
  const { store } = setup()
  const answer = store.open('rate', entry, {})
  await turn()
  const controls = store.current()?.controls
  controls?.dismiss()
  controls?.close('late')
  expect(await answer).toBeUndefined()
})

it('is one at a time: the next dismisses the one before', async () => {
  const { store } = setup()
  const first = store.open('rate', entry, { n: 1 })
  await turn()
  const old = store.current()
  const second = store.open('rate', entry, { n: 2 })
  expect(await first).toBeUndefined()
  await turn()
  expect(store.current()).toMatchObject({ props: { n: 2 } })
  expect(store.current()?.id).not.toBe(old?.id)
  old?.controls.close('stale')
  expect(store.current()).toMatchObject({ props: { n: 2 } })
  store.current()?.controls.close('fresh')
  expect(await second).toBe('fresh')
})

it('closes when the route changes, also while it is being loaded', async () => {
  const { store } = setup()
  const answer = store.open('search', entry, {})
  store.closeModal()
  expect(await answer).toBeUndefined()
  await turn()
  expect(store.current()).toBeNull()
  const shown = store.open('search', entry, {})
  await turn()
  store.closeModal()
  store.closeModal()
  expect(await shown).toBeUndefined()
  expect(store.current()).toBeNull()
})

it('tells when its code does not arrive, and can be opened again', async () => {
  const { store, onFailed } = setup()
  const error = new Error('chunk')
  const load = vi.fn().mockRejectedValueOnce(error).mockResolvedValue(Component)
  expect(await store.open('story', { load }, {})).toBeUndefined()
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(error)
  void store.open('story', { load }, {})
  await turn()
  expect(store.current()?.kind).toBe('story')
})

it('does not complain of code that nobody waits for any more', async () => {
  const { store, onFailed } = setup()
  const answer = store.open('story', { load: () => Promise.reject(new Error('chunk')) }, {})
  store.closeModal()
  await answer
  await turn()
  expect(onFailed).not.toHaveBeenCalled()
})

it('tells listeners of every change, until they leave', async () => {
  const { store } = setup()
  const listener = vi.fn()
  const leave = store.subscribe(listener)
  void store.open('avatar', entry, {})
  await turn()
  store.closeModal()
  expect(listener).toHaveBeenCalledTimes(2)
  leave()
  void store.open('avatar', entry, {})
  await turn()
  expect(listener).toHaveBeenCalledTimes(2)
})
