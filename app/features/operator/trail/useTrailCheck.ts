import type { TrailCheckShape } from '@souk/design-system/domain/desk/entry/TrailCheck.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { useState } from 'react'
import { useServices } from '../../../services/useServices.ts'
import { useDesk } from '../DeskContext.ts'
import { isDoorClosed } from '../useDeskAnswer.ts'
import { CheckAuditTrailQuery } from '../Trail.queries.ts'

/** Checks the whole trail when it is asked to, and keeps what that came to. */
export function useTrailCheck() {
  const t = useT('desk')
  const { client } = useServices()
  const { ask } = useDesk()
  const [check, setCheck] = useState<TrailCheckShape | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isChecking, setChecking] = useState(false)
  const run = async () => {
    setChecking(true)
    try {
      const { data } = await client.query({ query: CheckAuditTrailQuery, fetchPolicy: 'no-cache' })
      setCheck(data?.checkAuditTrail ?? null)
      setProblem(data?.checkAuditTrail == null ? t('trail.checkFailed') : null)
    } catch (error) {
      setProblem(t('trail.checkFailed'))
      if (isDoorClosed(error)) ask()
    }
    setChecking(false)
  }
  return { check, problem, isChecking, onCheck: () => void run() }
}
