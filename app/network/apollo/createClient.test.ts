import { gql, Observable } from '@apollo/client'
import { ApolloLink } from '@apollo/client/link'
import { expect, it } from 'vitest'
import { createClient } from './createClient.ts'
import { marked } from './requestMarks.ts'

it('sends over the socket what needs this tab to be known, and everything else over HTTP', async () => {
  const went: string[] = []
  const way = (name: string) =>
    new ApolloLink(({ operationName }) => {
      went.push(`${operationName} ${name}`)
      return new Observable(observer => {
        observer.next({ data: { done: true } })
        observer.complete()
      })
    })
  const passing = new ApolloLink((operation, forward) => forward(operation))
  const client = createClient({ trouble: passing, http: way('http'), socket: way('socket') })
  await client.query({
    query: gql`
      query Ask {
        done
      }
    `,
  })
  await client.mutate({
    mutation: gql`
      mutation Do {
        done
      }
    `,
  })
  await client.mutate({
    mutation: gql`
      mutation Look {
        done
      }
    `,
    context: marked({ overSocket: true }),
  })
  client
    .subscribe({
      query: gql`
        subscription Hear {
          done
        }
      `,
    })
    .subscribe({})
  expect(went).toEqual(['Ask http', 'Do http', 'Look socket', 'Hear socket'])
})
