import { useT } from './useT.ts'

function useTyped(status: 'new' | 'disput', id: string) {
  const t = useT('trade')
  const common = useT('common')
  const words: string[] = [
    t('number', { id }),
    t(`status.${status}`),
    t('count', { count: 5 }),
    common('verb.copy'),
    common('stepOf', { step: 1, steps: 5 }),
  ]
  // @ts-expect-error no such word
  t('nonsense')
  // @ts-expect-error no such status
  t(`status.${'lost' as 'lost' | 'new'}`)
  // @ts-expect-error a word of another noun
  t('verb.copy')
  // @ts-expect-error the placeholder has no value
  t('number', {})
  // @ts-expect-error the placeholder has no value
  t('number')
  // @ts-expect-error a count is a number
  t('count', { count: '5' })
  return words
}

void useTyped
