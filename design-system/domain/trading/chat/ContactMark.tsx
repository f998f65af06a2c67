import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useT } from '../../../locales/useT.ts'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { Care } from './MessageBubble.styles.ts'
import { contactsIn } from './contacts.ts'

interface ContactMarkProps {
  /** What the partner wrote. */
  text: string
}

/** Says under a message that it leads out of the chat, and what not to do. Shows nothing where it does not. */
export function ContactMark({ text }: ContactMarkProps) {
  const t = useT('chat')
  const [first] = contactsIn(text)
  if (first === undefined) return null
  return (
    <Care>
      <Icon of={TriangleAlert} size="xs" />
      {t(first === 'link' ? 'contacts.receivedLink' : 'contacts.receivedContact')}
    </Care>
  )
}
