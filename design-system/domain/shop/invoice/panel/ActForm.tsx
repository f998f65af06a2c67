import type { ReactNode, SubmitEvent } from 'react'

/** What the forms of the page ask for; the wire of `actHref`. */
export type FormAct = 'choose' | 'renew' | 'retry' | 'refund'

interface ActFormProps {
  action: string
  act: FormAct
  /** Given the fields, and the value of the button that was pressed. */
  onAct: (fields: FormData) => void
  children: ReactNode
}

/** Something that the server does: a form, so that it works before the page’s scripts are there, and without them. */
export function ActForm({ action, act, onAct, children }: ActFormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onAct(new FormData(event.currentTarget, event.nativeEvent.submitter))
  }
  return (
    <form method="post" action={action} onSubmit={submit} noValidate>
      <input type="hidden" name="act" value={act} />
      {children}
    </form>
  )
}
