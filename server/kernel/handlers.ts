import type { FastifyReply, FastifyRequest } from 'fastify'
import type {
  Context,
  SignedContext,
  SignedWriteContext,
  StoreContext,
  StoreWriteContext,
  WriteContext,
} from './context.ts'
import type { Input, Operation, Operations, Reply } from './operation.ts'

type Reads<O extends Operation> = O extends { method: 'GET' } | { reads: true } | { ownTransaction: true }
  ? true
  : false

/** The context by the operation's row: a session where it asks for one, a transaction where it writes. */
export type ContextOf<O extends Operation> = O['access'] extends 'anyone'
  ? Reads<O> extends true
    ? Context
    : WriteContext
  : O['access'] extends 'store'
    ? Reads<O> extends true
      ? StoreContext
      : StoreWriteContext
    : Reads<O> extends true
      ? SignedContext
      : SignedWriteContext

/** Where bytes come and go; only handlers of stream operations get it. */
export interface Wire {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** A handler of one operation. Refusals are thrown as `RequestRefused`, so that the transaction rolls back. */
export type Handler<O extends Operation> = O extends { stream: true }
  ? (input: Input<O>, context: SignedContext, wire: Wire) => Promise<unknown>
  : (input: Input<O>, context: ContextOf<O>) => Promise<Reply<O>>

/** A module's handlers: one for each of its operations, or it does not compile. */
export type Handlers<T extends Operations> = { readonly [Id in keyof T]: Handler<T[Id]> }
