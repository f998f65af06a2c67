import { ApolloClient, InMemoryCache } from '@apollo/client'
import { ApolloLink } from '@apollo/client/link'
import type { DocumentNode } from 'graphql'
import { of } from 'rxjs'
import { expect, it } from 'vitest'
import { DashboardSideQuery } from '../../features/dashboard/DashboardSide.query.ts'
import { LatestMovementsQuery } from '../../features/wallet/LatestMovements.query.ts'
import { WalletQuery } from '../../features/wallet/Wallet.query.ts'
import { refetchShown } from './refetchShown.ts'

function setup(shown: readonly DocumentNode[]) {
  const asked: string[] = []
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(({ operationName }) => {
      asked.push(operationName ?? '')
      return of({
        data: { __typename: 'Query', balance: null, transactions: null, myFees: null, lastTrades: null },
      })
    }),
  })
  for (const query of shown) client.watchQuery({ query }).subscribe({})
  asked.length = 0
  return { client, asked }
}

const everything = [WalletQuery, LatestMovementsQuery, DashboardSideQuery]

it('asks again only for what shows one of the fields, by its own name or another', async () => {
  const { client, asked } = setup(everything)
  await refetchShown(client, ['balance'])
  expect(asked).toEqual(['Wallet', 'DashboardSide'])
  asked.length = 0
  await refetchShown(client, ['trades'])
  expect(asked).toEqual(['DashboardSide'])
  asked.length = 0
  await refetchShown(client, ['transactions', 'notifications'])
  expect(asked).toEqual(['LatestMovements'])
})

it('asks again for everything on screen where no field is named', async () => {
  const { client, asked } = setup(everything)
  await refetchShown(client)
  expect(asked).toEqual(['Wallet', 'LatestMovements', 'DashboardSide'])
})

it('asks for nothing that is not on screen', async () => {
  const { client, asked } = setup([])
  await refetchShown(client, ['balance'])
  expect(asked).toEqual([])
})
