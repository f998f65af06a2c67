import { useQuery } from '@apollo/client/react'
import type { BootQuery as BootData } from '../__generated__/graphql.ts'
import { BootQuery } from './Boot.query.ts'

/** The product's numbers that screens need; null until the boot has answered. */
export function useSettings(): NonNullable<BootData['settings']> | null {
  const { data } = useQuery(BootQuery, { fetchPolicy: 'cache-only' })
  return data?.settings ?? null
}
