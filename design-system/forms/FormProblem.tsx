import { Notice } from '../primitives/notice/Notice.tsx'

/** Why a form was not sent, above the button that sends it; nothing while there is nothing to say. */
export function FormProblem({ problem }: { problem: string | null }) {
  return (
    problem !== null && (
      <Notice tone="negative" role="alert">
        {problem}
      </Notice>
    )
  )
}
