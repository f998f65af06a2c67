import type { DocumentNode } from 'graphql'
import { useState } from 'react'
import { useServices } from './useServices.ts'
import { operationNameOf } from '../network/apollo/operationName.ts'
import { pageKey } from '../network/apollo/pageKey.ts'

interface Visit {
  readonly key: string
  readonly isOld: boolean
  /** Of what was shown before it. */
  readonly isPreviousOld: boolean
}

/**
 * Whether what is known of a page is too old to be shown while it is asked for again (specification 000 §7). It is judged when
 * somebody comes to the page: what they are looking at stays, however often it is asked for anew.
 */
export function useAnswerAge(query: DocumentNode, variables: object): Omit<Visit, 'key'> {
  const { answerAges } = useServices()
  const operation = operationNameOf(query)
  const key = pageKey(variables)
  const [asked, setAsked] = useState(variables)
  const [visit, setVisit] = useState<Visit>(() => ({
    key,
    isOld: answerAges.isOld(operation, variables),
    isPreviousOld: false,
  }))
  if (visit.key !== key) {
    const next = {
      key,
      isOld: answerAges.isOld(operation, variables),
      isPreviousOld: answerAges.isOld(operation, asked),
    }
    setAsked(variables)
    setVisit(next)
    return next
  }
  if (visit.isOld && !answerAges.isOld(operation, variables)) {
    // The answer of this visit has come.
    const fresh = { ...visit, isOld: false }
    setVisit(fresh)
    return fresh
  }
  return visit
}
