import { ContactCard } from '@souk/design-system/domain/content/text/contact/ContactCard.tsx'
import { createElement, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import type { ReaderContactProps } from './ReaderContact.tsx'
import { useIsNear } from './useIsNear.ts'

/** Fetches the form by which one writes to support. */
export type LoadContact = () => Promise<ComponentType<ReaderContactProps>>

interface ContactAreaProps extends ReaderContactProps {
  /** None while the page is drawn by the gateway. */
  loadContact: LoadContact | undefined
}

/** Where one writes to support: by a letter, until the form has come. Without scripts, or where it does not come, it stays so. */
export function ContactArea({ loadContact, ...props }: ContactAreaProps) {
  const root = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(root)
  const showForm = useLoaded(isNear ? loadContact : undefined)
  return (
    <div ref={root}>
      <ContactCard topic={props.topic}>{showForm?.(props)}</ContactCard>
    </div>
  )
}

type ShowForm = (props: ReaderContactProps) => ReactNode

function useLoaded(load: LoadContact | undefined): ShowForm | null {
  // In an object: a component is a function, which a state's setter would call.
  const [loaded, setLoaded] = useState<{ readonly form: ComponentType<ReaderContactProps> } | null>(null)
  useEffect(() => {
    if (load === undefined) return undefined
    let isLeft = false
    const fetchForm = async () => {
      const form = await load()
      if (!isLeft) setLoaded({ form })
    }
    // Where it does not come, the card goes on saying where to write.
    fetchForm().catch(() => {})
    return () => {
      isLeft = true
    }
  }, [load])
  return loaded && (props => createElement(loaded.form, props))
}
