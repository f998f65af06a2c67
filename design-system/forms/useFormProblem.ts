import { useState } from 'react'
import type { FormFailure } from './engine/form.ts'
import type { FormMessage } from './engine/formMessage.ts'
import { useSpoken } from '../locales/useWords.ts'
import { formMessageText } from './formMessageText.ts'

/**
 * What a form could not do, as one sentence that stands in it where one looks (`FormProblem`), instead of an alert at the edge of the page.
 * Give `onFailure` and `onAlert` to `useForm`, and call `clear` when it is sent again.
 * @param noAnswer what is said when nobody answered
 */
export function useFormProblem(noAnswer: string) {
  const words = useSpoken()
  const [problem, setProblem] = useState<string | null>(null)
  return {
    problem,
    clear: () => setProblem(null),
    // What it was refused for was said before: by its field, or by `onAlert`.
    onFailure: ({ reason }: FormFailure) => {
      if (reason !== 'refused') setProblem(reason === 'failed' ? noAnswer : null)
    },
    onAlert: (message: FormMessage) => setProblem(formMessageText(words, message)),
  }
}
