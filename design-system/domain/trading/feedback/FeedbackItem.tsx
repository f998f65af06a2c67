import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import Pencil from 'lucide-react/icons/pencil'
import { useId, useState } from 'react'
import { formatDate } from '../../../format/date/formatDate.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { TileAvatar } from '../../people/profile/trader/TileAvatar.tsx'
import type { FeedbackDirection, FeedbackItemShape } from './feedbackItem.ts'
import { Earlier, ItemLine, ItemRoot, ItemText, ItemWords } from './FeedbackItem.styles.ts'
import { GradeMark } from './GradeMark.tsx'

interface FeedbackItemProps {
  feedback: FeedbackItemShape
  /** Received ones name who said it, left ones about whom. */
  direction: FeedbackDirection
  /** Somebody's public profile. */
  personHref: (userName: string) => string
  /** The trade's page, for its two sides. */
  tradeHref: (tradeId: string) => string
  /** Changes the viewer's own. */
  onEdit?: ((feedback: FeedbackItemShape) => void) | undefined
}

/** One piece of feedback: the grade, the words, whose they are, whether they count, and what they were before. */
export function FeedbackItem({ feedback, direction, personHref, tradeHref, onEdit }: FeedbackItemProps) {
  const t = useT('feedback')
  const other = direction === 'received' ? feedback.author : feedback.subject
  return (
    <ItemRoot>
      <TileAvatar userName={other.userName} pictureUrl={other.avatarUrl} size="m" />
      <ItemWords>
        <ItemLine>
          <GradeMark grade={feedback.grade} />
          <TextLink href={personHref(other.userName)} data-standing="">
            {t(direction === 'received' ? 'item.from' : 'item.about', { name: other.userName })}
          </TextLink>
          <Facts feedback={feedback} tradeHref={tradeHref} />
        </ItemLine>
        {feedback.text === '' ? (
          <Text tone="tertiary">{t('item.noText')}</Text>
        ) : (
          <ItemText>{feedback.text}</ItemText>
        )}
        {!feedback.counts && (
          <Caption as="p">
            {t('item.notCounted')}
            {feedback.notCountedReason !== null && `: ${t(`item.reason.${feedback.notCountedReason}`)}`}
          </Caption>
        )}
        <EarlierWords feedback={feedback} />
        {feedback.isMine && onEdit !== undefined && (
          <span>
            <Button size="s" variant="ghost" icon={Pencil} onClick={() => onEdit(feedback)}>
              {t('item.edit')}
            </Button>
          </span>
        )}
      </ItemWords>
    </ItemRoot>
  )
}

/** The coin, when it was said, and the trade that it is about. */
function Facts({ feedback, tradeHref }: Pick<FeedbackItemProps, 'feedback' | 'tradeHref'>) {
  const t = useT('feedback')
  const locale = useLocale()
  const { createdAt, editedAt, tradeId, cryptoCurrencyCode } = feedback
  const dateOf = (at: string) => formatDate(at, { format: 'date', locale })
  return (
    <>
      <Caption>{cryptoCurrencyCode}</Caption>
      <Caption as="time" dateTime={createdAt}>
        {dateOf(createdAt)}
      </Caption>
      {editedAt !== null && (
        <Caption as="time" dateTime={editedAt}>
          {t('item.edited', { date: dateOf(editedAt) })}
        </Caption>
      )}
      {tradeId !== null && (
        <TextLink look="quiet" href={tradeHref(tradeId)} data-standing="">
          {t('item.trade', { id: tradeId })}
        </TextLink>
      )}
    </>
  )
}

/** What it said before, folded. */
function EarlierWords({ feedback: { history } }: Pick<FeedbackItemProps, 'feedback'>) {
  const t = useT('feedback')
  const locale = useLocale()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  if (history.length === 0) return null
  return (
    <>
      <span>
        <Button
          size="s"
          variant="ghost"
          icon={isOpen ? ChevronUp : ChevronDown}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'item.hideHistory' : 'item.showHistory')}
        </Button>
      </span>
      <Earlier id={id} hidden={!isOpen}>
        {history.map(({ grade, text, at }) => (
          <li key={at}>
            <ItemLine>
              <GradeMark grade={grade} />
              <Caption as="time" dateTime={at}>
                {formatDate(at, { format: 'dateTime', locale })}
              </Caption>
            </ItemLine>
            {text !== '' && <ItemText>{text}</ItemText>}
          </li>
        ))}
      </Earlier>
    </>
  )
}
