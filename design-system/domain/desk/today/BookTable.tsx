import Check from 'lucide-react/icons/check'
import CircleCheck from 'lucide-react/icons/circle-check'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import { useId } from 'react'
import { formatRelativeTime } from '../../../format/date/formatRelativeTime.ts'
import { isZero } from '../../../format/decimal.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { VisuallyHidden } from '../../../primitives/hidden/VisuallyHidden.tsx'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { useMedia } from '../../../primitives/media/useMedia.ts'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { media } from '../../../tokens/vars.ts'
import { Amount } from '../../reference/asset/Amount.tsx'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import { CoinIcon } from '../../reference/asset/CoinIcon.tsx'
import { useNow } from '../../reference/clock/useNow.ts'
import {
  BookCard,
  BookCards,
  BookCoin,
  BookFigures,
  Books,
  Compared,
  DifferenceRoot,
} from './BookTable.styles.ts'
import { PartFoot, PartHead } from './PartHead.styles.ts'
import type { DeskBookShape } from './todayShape.ts'

/** The sums of a coin, in the order of their columns. */
const sums = ['owed', 'house', 'held', 'pending'] as const

interface BookTableProps {
  books: readonly DeskBookShape[]
  assets: Pick<AssetBook, 'of'>
}

/** Money by coin: what is owed, what lies where, and whether it adds up. Anything but 0 in the last column is said loudly. */
export function BookTable({ books, assets }: BookTableProps) {
  const t = useT('desk')
  const id = useId()
  const isPhone = useMedia(media.phone)
  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      <PartHead>
        <Heading level={2} id={id}>
          {t('book.title')}
        </Heading>
        <WhenCompared books={books} />
      </PartHead>
      {books.length === 0 ? (
        <PartFoot>
          <Text as="p" tone="secondary">
            {t('book.never')}
          </Text>
        </PartFoot>
      ) : isPhone ? (
        <BookCards>
          {books.map(book => (
            <CardRow key={book.coin} book={book} assets={assets} />
          ))}
        </BookCards>
      ) : (
        <Table id={id} books={books} assets={assets} />
      )}
    </Card>
  )
}

function WhenCompared({ books }: Pick<BookTableProps, 'books'>) {
  const t = useT('desk')
  const locale = useLocale()
  const now = useNow('halfMinute')
  // The oldest of them: no row may be taken for newer than it is.
  const [oldest] = books.map(({ comparedAt }) => comparedAt).toSorted()
  if (oldest === undefined) return null
  return (
    <Compared>
      <Icon of={CircleCheck} />
      {t('book.compared', { time: formatRelativeTime(oldest, { now, locale }) })}
    </Compared>
  )
}

function Table({ id, books, assets }: BookTableProps & { id: string }) {
  const t = useT('desk')
  return (
    <Books aria-labelledby={id}>
      <thead>
        <tr>
          <th scope="col">{t('book.coin')}</th>
          {sums.map(sum => (
            <th key={sum} scope="col">
              {t(`book.${sum}`)}
            </th>
          ))}
          <th scope="col">{t('book.difference')}</th>
        </tr>
      </thead>
      <tbody>
        {books.map(book => (
          <tr key={book.coin} data-tone={isZero(book.difference) ? 'plain' : 'negative'}>
            <th scope="row">
              <Coin code={book.coin} />
            </th>
            {sums.map(sum => (
              <td key={sum}>
                <Sum book={book} sum={sum} assets={assets} />
              </td>
            ))}
            <td>
              <Difference book={book} assets={assets} />
            </td>
          </tr>
        ))}
      </tbody>
    </Books>
  )
}

interface BookProps {
  book: DeskBookShape
  assets: Pick<AssetBook, 'of'>
}

function CardRow({ book, assets }: BookProps) {
  const t = useT('desk')
  return (
    <BookCard data-tone={isZero(book.difference) ? 'plain' : 'negative'}>
      <div>
        <strong>
          <Coin code={book.coin} />
        </strong>
        <span>
          <VisuallyHidden>{t('book.difference')}: </VisuallyHidden>
          <Difference book={book} assets={assets} />
        </span>
      </div>
      <BookFigures>
        {sums.map(sum => (
          <div key={sum}>
            <dt>{t(`book.${sum}`)}</dt>
            <dd>
              <Sum book={book} sum={sum} assets={assets} />
            </dd>
          </div>
        ))}
      </BookFigures>
    </BookCard>
  )
}

const Coin = ({ code }: { code: string }) => (
  <BookCoin>
    <CoinIcon code={code} size="s" />
    {code}
  </BookCoin>
)

const Sum = ({ book, sum, assets }: BookProps & { sum: (typeof sums)[number] }) => (
  <Amount amount={book[sum]} asset={assets.of(book.coin)} mode="full" code="never" />
)

function Difference({ book: { coin, difference }, assets }: BookProps) {
  const t = useT('desk')
  if (isZero(difference))
    return (
      <DifferenceRoot data-tone="positive">
        <Icon of={Check} />0<VisuallyHidden>, {t('book.agrees')}</VisuallyHidden>
      </DifferenceRoot>
    )
  return (
    <DifferenceRoot data-tone="negative">
      <Icon of={OctagonAlert} />
      <span>
        {t('book.missing')}{' '}
        <Amount amount={difference} asset={assets.of(coin)} mode="full" sign="always" code="never" />
      </span>
    </DifferenceRoot>
  )
}
