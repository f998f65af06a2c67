import { useQuery } from '@apollo/client/react'
import { useEffect, useEffectEvent } from 'react'
import { refetchShown } from '../../network/apollo/refetchShown.ts'
import { useServices } from '../../services/useServices.ts'
import { IdentityQuery, type IdentityAnswer } from './Identity.query.ts'

/** A check that is under way is asked for so often, in milliseconds: somebody decides it meanwhile. */
const askEvery = 10_000

interface IdentityFollowed {
  /** Null until it is known. */
  readonly identity: IdentityAnswer | null
  readonly hasFailed: boolean
  readonly isLoading: boolean
  readonly ask: () => void
}

/** The viewer's check, followed: asked for again now and then, and when somebody comes back from the provider's page. */
export function useIdentity(): IdentityFollowed {
  const { client } = useServices()
  const { data, error, loading } = useQuery(IdentityQuery)
  // What it is worth elsewhere changes with it. What fails shows in place, or is asked for again.
  const ask = () => void refetchShown(client, ['identity', 'security']).catch(() => {})
  const status = data?.identity?.status
  useAskedAgain(status === 'started' || status === 'pending', ask)
  return { identity: data?.identity ?? null, hasFailed: error !== undefined, isLoading: loading, ask }
}

function useAskedAgain(isUnderWay: boolean, ask: () => void): void {
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') ask()
  })
  useEffect(() => {
    const left = new AbortController()
    const listening = { signal: left.signal }
    document.addEventListener('visibilitychange', () => look(), listening)
    // A window beside this one does not hide it.
    addEventListener('focus', () => look(), listening)
    return () => left.abort()
  }, [])
  useEffect(() => {
    if (!isUnderWay) return undefined
    const timer = setInterval(() => look(), askEvery)
    return () => clearInterval(timer)
  }, [isUnderWay])
}
