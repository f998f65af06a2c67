import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { formatDuration } from '../../../format/date/formatDuration.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { useLinkComponent } from '../../../primitives/link/LinkContext.ts'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { useNow } from '../../reference/clock/useNow.ts'
import { QueueAge } from '../today/QueueAge.tsx'
import {
  RowFacts,
  RowHead,
  RowMark,
  RowMore,
  RowNote,
  RowRoot,
  RowTitle,
  RowWords,
} from './QueueRow.styles.ts'

const minuteMs = 60_000

interface QueueRowProps {
  /** What it is called; the whole row opens by it. */
  title: ReactNode
  /** A sign before it, which says nothing that the words do not. */
  mark: ReactNode
  /** Small words under the title, each in an element of its own; links among them lead elsewhere. */
  facts: ReactNode
  /** How it stands, as chips. */
  note?: ReactNode
  /** Since when it waits, and how long it may; null where it does not wait. */
  waiting: { readonly since: string; readonly goalMinutes: number | null } | null
}

interface OpeningRowProps extends QueueRowProps {
  isOpen: boolean
  onToggle: () => void
  /** What is shown while it is open. */
  children: ReactNode
}

/** Something that waits, with more of it under a press. */
export function OpeningRow({ isOpen, onToggle, children, ...row }: OpeningRowProps) {
  const id = useId()
  return (
    <RowRoot>
      <Head {...row} end={<Icon of={isOpen ? ChevronUp : ChevronDown} />}>
        <RowTitle
          type="button"
          data-row=""
          aria-expanded={isOpen}
          {...(isOpen ? { 'aria-controls': id } : {})}
          onClick={onToggle}
        >
          {row.title}
        </RowTitle>
      </Head>
      {isOpen && <RowMore id={id}>{children}</RowMore>}
    </RowRoot>
  )
}

/** Something that waits, and leads to a page. */
export function LeadingRow({ href, ...row }: QueueRowProps & { href: string }) {
  return (
    <RowRoot>
      <Head {...row} end={<Icon of={ChevronRight} />}>
        <RowTitle as={useLinkComponent()} href={href} data-row="">
          {row.title}
        </RowTitle>
      </Head>
    </RowRoot>
  )
}

type HeadProps = Omit<QueueRowProps, 'title'> & { children: ReactNode; end: ReactNode }

function Head({ mark, facts, note, waiting, children, end }: HeadProps) {
  return (
    <RowHead>
      <RowMark>{mark}</RowMark>
      <RowWords>
        {children}
        <RowFacts data-compact="">{facts}</RowFacts>
      </RowWords>
      <RowNote data-part="note">{note}</RowNote>
      <div data-part="age">{waiting !== null && <Wait {...waiting} />}</div>
      {end}
    </RowHead>
  )
}

function Wait({ since, goalMinutes }: NonNullable<QueueRowProps['waiting']>) {
  const locale = useLocale()
  const now = useNow('halfMinute')
  if (goalMinutes !== null) return <QueueAge oldestAt={since} goalMinutes={goalMinutes} />
  return <Caption>{formatDuration((now.getTime() - Date.parse(since)) / minuteMs, locale)}</Caption>
}
