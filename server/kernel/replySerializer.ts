import SerializerSelector from '@fastify/fast-json-stringify-compiler'

type SerializerFactory = ReturnType<typeof SerializerSelector>
type Serializer = ReturnType<ReturnType<SerializerFactory>>

const fastifyFactory = SerializerSelector()
const compiled = new WeakMap<object, Serializer>()

/**
 * Fastify's own serializers, each compiled by the first reply that needs it, and kept for all servers of a process. Each compilation
 * checks all components anew: those of a whole contract took a third of the time until a server listened.
 */
export const replySerializers: SerializerFactory = (components, options) => {
  const compile = fastifyFactory(components, options)
  return route => {
    const schema = route.schema as object
    return reply => {
      const serialize = compiled.get(schema) ?? compile(route)
      compiled.set(schema, serialize)
      return serialize(reply)
    }
  }
}
